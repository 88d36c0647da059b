#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The real program, from the outside: results, faults and exit statuses of the command line.
# usage: command_line.sh PROGRAM
set -uo pipefail

program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failures=0

# run STATUS NAME [ARGUMENT...]: runs the program on $folder/input; its streams go to $folder.
run() {
    local expected=$1 status=0
    test_name=$2
    shift 2
    timeout 60 "$program" "$@" <"$folder/input" >"$folder/stdout" 2>"$folder/stderr" || status=$?
    if [[ $status != "$expected" ]]; then
        fail "exit status $status, expected $expected"
    fi
}

fail() {
    echo "FAILED: $test_name: $1" >&2
    sed 's/^/    stdout: /' "$folder/stdout" | tail -20 >&2
    sed 's/^/    stderr: /' "$folder/stderr" | tail -5 >&2
    failures=$((failures + 1))
}

stdout_is() {
    [[ $(cat "$folder/stdout") == "$1" ]] || fail "stdout should be: $1"
}

stdout_has() {
    grep -qF -- "$1" "$folder/stdout" || fail "stdout lacks: $1"
}

stdout_lacks() {
    ! grep -qF -- "$1" "$folder/stdout" || fail "stdout has: $1"
}

# One clear line, and nothing on stdout.
stderr_is_one_line_with() {
    [[ $(wc -l <"$folder/stderr") == 1 ]] || fail "stderr should be one line"
    [[ ! -s $folder/stdout ]] || fail "stdout should be empty"
    grep -qF -- "$1" "$folder/stderr" || fail "stderr lacks: $1"
}

typed() {
    printf '%s\n' "$@" >"$folder/input"
}

: >"$folder/input"
kiwipete="r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

run 0 "perft prints the total" perft startpos 4
stdout_is 197281
run 0 "perft of depth 0 counts the position itself" perft startpos 0
stdout_is 1
run 0 "perft divides, sorted, and ends with the total" perft startpos 3 --divide --threads 2
[[ $(wc -l <"$folder/stdout") == 21 ]] || fail "20 moves and a total expected"
[[ $(head -1 "$folder/stdout") == "a2a3: 380" ]] || fail "first line"
[[ $(tail -1 "$folder/stdout") == 8902 ]] || fail "last line"
stdout_has "e2e4: 600"
run 0 "perft gives the same with several threads" perft "$kiwipete" 4 --threads 3
stdout_is 4085603
run 0 "perft castles by Chess960" perft "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9" 4
stdout_is 326672
run 0 "perft of a mate is 0" perft "7k/5KQ1/8/8/8/8/8/8 b - - 0 1" 2
stdout_is 0
run 0 "perft gives the same with a table" perft "$kiwipete" 4 --threads 2 --hash 4
stdout_has "4085603"
run 0 "perft as JSON" perft startpos 3 --divide --json
stdout_has '"total":8902'
stdout_has '"e2e4":600'
run 2 "a count beyond 64 bits is told" perft "k7/8/8/8/8/8/8/7K w - - 0 1" 60 --hash 16
stderr_is_one_line_with "does not fit 64 bits"
run 2 "perft wants a number" perft startpos deep
stderr_is_one_line_with "depth"

run 2 "a bad FEN is told with its column" perft "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" 1
stderr_is_one_line_with "FEN, column 19"
run 2 "an impossible position is told with its faults" moves "k7/P7/8/8/8/8/8/P7 w - - 0 1"
stderr_is_one_line_with "a1"
run 2 "an empty FEN is a fault too" show ""
stderr_is_one_line_with "FEN, column 1"
run 2 "Chess960 positions end at 959" show chess960:960
stderr_is_one_line_with "FEN, column 10"
run 2 "an unknown command is named" pertf startpos 3
stderr_is_one_line_with "pertf"
run 2 "no command at all is a fault"
stderr_is_one_line_with "--help"
run 0 "the program has --help" --help
stdout_has "perft"
for command in perft moves show play judge; do
    run 0 "$command has --help with an example" "$command" --help
    stdout_has "Example:"
    stdout_has "staunton $command"
done

run 0 "moves are in SAN, one a line" moves "7k/8/6K1/8/8/8/8/R7 w - - 0 1"
stdout_has "Ra8#"
[[ $(wc -l <"$folder/stdout") == 20 ]] || fail "20 moves expected"
run 0 "moves in UCI" moves "4k3/8/8/8/8/8/8/4K2R w K - 0 1" --uci
stdout_has "e1g1"
run 0 "moves as JSON" moves "4k3/8/8/8/8/8/8/4K2R w K - 0 1" --json
stdout_has '{"san":"O-O","uci":"e1g1","capture":false,"check":false,"mate":false}'
run 0 "a stalemated player has no move" moves "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"
stdout_is ""

run 0 "show draws the board and says who has the move" show "$kiwipete"
stdout_has "8  ♜ · · · ♚ · · ♜"
stdout_has "White has the move."
stdout_has "$kiwipete"
run 0 "show can look from Black's side" show startpos --flip
stdout_has "   h g f e d c b a"
run 0 "show writes a diagram" show startpos --svg "$folder/board.svg"
grep -q '<svg' "$folder/board.svg" || fail "no SVG"
[[ $(grep -c '<title>' "$folder/board.svg") == 32 ]] || fail "32 pieces expected"
run 0 "show draws arrows and marks" show startpos --svg - --theme dark --arrow e2e4=red --mark d5 --last-move g8f6
stdout_has "<title>e2 to e4</title>"
stdout_has 'class="ring"'
stdout_has 'class="last"'
run 2 "an arrow needs two squares" show startpos --svg - --arrow e2e9
stderr_is_one_line_with "two squares are wanted"
run 2 "a mark needs a square" show startpos --svg - --mark '<'
stderr_is_one_line_with "a square is wanted"
run 0 "moves are counted" moves startpos --count
stdout_has "20"
run 3 "a diagram that cannot be written is a failure" show startpos --svg "$folder/none/board.svg"
stderr_is_one_line_with "cannot be written"

typed f3 e5 g4 'Qh4#'
run 0 "two people play to a mate" play --color both
stdout_has "Black wins: checkmate (5.1.1)."
[[ $(tail -1 "$folder/stdout") == "0-1" ]] || fail "last line"

typed Ra8
run 0 "a person mates the computer" play "7k/8/6K1/8/8/8/8/R7 w - - 0 1" --level 1
stdout_has "White wins: checkmate (5.1.1)."

typed quit
run 0 "the computer mates at once if it can" play "7k/8/6K1/8/8/8/8/R7 w - - 0 1" --level 8 --color black
stdout_has "Ra8#"
stdout_has "White wins: checkmate (5.1.1)."

typed Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 'claim threefold' 'claim threefold Ng8'
run 0 "a claim is refused with its Article, and one with the intended move is correct" play --color both
stdout_has "claim is refused"
stdout_has "9.2.2"
stdout_has "The game is drawn"

typed 'claim threefold e4' d4 e4 quit
run 0 "9.5.3: a move declared in a refused claim must be played" play --color both
stdout_has "The move declared must now be played: e4 (9.5.3)."
stdout_has "White's move is refused"

typed Ke3 Nf6 xyzzy 'claim everything' offer resign
run 0 "illegal moves and slips change nothing; offers and resignation are ruled on" play --color both
stdout_has "White's move is refused: the move is not legal (3.10.2)."
stdout_has '"xyzzy"'
stdout_has 'say "claim threefold"'
stdout_has "9.1.2.1"
[[ $(tail -1 "$folder/stdout") == "0-1" ]] || fail "last line"

typed clock fen moves board quit
run 0 "the state can be asked for" play --color both --clock 300+3
stdout_has "White: 5:0"
stdout_has "Black: 5:03"
stdout_has "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
stdout_has "The game is left unfinished."
stdout_lacks "wins"

: >"$folder/input"
run 0 "input that ends leaves the game unfinished" play --color both
stdout_has "The game is left unfinished."
run 2 "a bad time control is told with its column" play --clock 300x
stderr_is_one_line_with "--clock, column 4"
run 2 "a bad level is refused" play --level 9
stderr_is_one_line_with "level"

games=$(dirname "$0")/../historic
run 0 "judge finds the claim that Fischer had in 1971" judge --json "$games/fischer_petrosian_1971_g3.pgn"
stdout_has '"repetitions":[{"plies":[59,63,67],"first_claim":{"ply":66,"by":"white","move":"Qe2"}}]'
stdout_has '"result":"1/2-1/2","ending":"none","ply":67,"played_on":0'
run 0 "9.6.1: judge ends a game where the Laws did" judge --json "$games/pest_paris_1842.pgn"
stdout_has '"result":"1/2-1/2","ending":"fivefold_repetition","ply":52,"played_on":2'
run 0 "judge explains a game to people" judge "$games/portisch_korchnoi_1970_g4.pgn"
stdout_has "At the end, Black could claim with the intended move Qb5 (9.2.1)."

typed '[Event "one"]' '' '1. e4 e5 2. Ke3 *' '' '[Event "two"]' '' '1. f3 e5 2. g4 Qh4# 0-1'
run 1 "an illegal move ends the reading of its game only" judge --json -
stdout_has '"error":{"line":3,"column":13,"ply":2,"move":"Ke3"'
stdout_has '"game":2,"white":"?","black":"?","result":"0-1","ending":"checkmate"'

typed '{"staunton":"game/1","time":"300"}' '{"t":1.5,"by":"white","event":"play","move":"e4"}' \
    '{"t":2,"by":"black","event":"claim","claim":"threefold","move":"e5"}' '{"t":4,"by":"black","event":"resign"}'
run 0 "judge rules on every event of a game record" judge --json -
stdout_has '{"event":2,"ruling":"refused","claim":"threefold","reason":"fewer_than_three_occurrences"'
[[ $(tail -1 "$folder/stdout") == '{"result":"1-0","ending":"resignation","by":"resignation","articles":["5.1.2"],"ply":1,"clock":{"white":418.5,"black":297.5}}' ]] || fail "last line"
run 0 "judge says the rulings in English" judge -
stdout_has "White wins: resignation (5.1.2). After 1 half-move."

typed '{"staunton":"game/1"}' '{"t":2,"by":"white","event":"offer"}' '{"t":1,"by":"white","event":"offer"}'
run 2 "a fault in a game record is told with line, column and field" judge -
stderr_is_one_line_with "line 3, column 2: field 't'"
run 2 "a rule book that does not exist is a fault" judge --rules fide-1066 -
stderr_is_one_line_with "fide-1066"
run 2 "a file that does not exist is a fault" judge "$folder/none.pgn"
stderr_is_one_line_with "none.pgn"
typed ''
run 2 "a file without a game is a fault" judge -
stderr_is_one_line_with "there is no game"

if ((failures > 0)); then
    echo "$failures checks failed" >&2
    exit 1
fi
echo "the command line keeps its promises"
