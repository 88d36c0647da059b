// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "server/testing/temporary_folder.h"
#include "server/testing/websocket_client.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <signal.h>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

// Kills the real server with SIGKILL at random moments in the middle of games, starts it again, and
// looks whether every move that was acknowledged is there, none twice, and nobody's clock was
// charged for the time in between.
//
// kill_test STAUNTON [ROUNDS [SEED]]

namespace {

using namespace staunton::server;
using namespace staunton::server::testing;
using namespace std::chrono_literals;
namespace json = boost::json;
using Clock = std::chrono::steady_clock;

constexpr std::size_t boards = 8;
constexpr auto downtime = 1200ms;
constexpr std::int64_t first_time = 600'000;
/// What a game may be charged in all beyond what was played: this machine may be busy.
constexpr std::int64_t most_charged = 400;
/// What it may be given back for each restart: what was played since the last heartbeat, and the
/// time until the players are back.
constexpr std::int64_t most_given = 1500;

[[noreturn]] void fail(std::string const& what) {
    fmt::print(stderr, "kill_test: {}\n", what);
    std::exit(1);
}

/// The real program in a process of its own.
class Process {
public:
    Process(std::string const& program, std::string const& data) {
        std::array<int, 2> pipe{};
        if (::pipe2(pipe.data(), O_CLOEXEC) != 0) {
            fail("no pipe");
        }
        pid_ = ::fork();
        if (pid_ == 0) {
            ::dup2(pipe[1], STDOUT_FILENO);
            ::execl(program.c_str(), program.c_str(), "serve", "--port", "0", "--data",
                    data.c_str(), nullptr);
            ::_exit(127);
        }
        ::close(pipe[1]);
        port_ = read_port(pipe[0]);
        ::close(pipe[0]);
    }

    Process(Process const&) = delete;
    Process& operator=(Process const&) = delete;

    ~Process() { kill(); }

    void kill() {
        if (pid_ > 0) {
            ::kill(pid_, SIGKILL);
            ::waitpid(pid_, nullptr, 0);
            pid_ = -1;
        }
    }

    [[nodiscard]] std::uint16_t port() const { return port_; }

private:
    static std::uint16_t read_port(int file) {
        std::string line;
        char character = 0;
        while (::read(file, &character, 1) == 1 && character != '\n') {
            line.push_back(character);
        }
        std::uint16_t port = 0;
        std::size_t const colon = line.rfind(':');
        if (!line.starts_with("Staunton is ready at http://") ||
            std::from_chars(line.data() + colon + 1, line.data() + line.size(), port).ec !=
                std::errc{}) {
            fail("the server did not say that it is ready: " + line);
        }
        return port;
    }

    pid_t pid_ = -1;
    std::uint16_t port_ = 0;
};

json::object post(std::uint16_t port, std::string const& path, std::string const& body) {
    RawClient client{port};
    client.send(fmt::format("POST {} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                            "Content-Length: {}\r\n\r\n{}",
                            path, body.size(), body));
    std::string const answer = client.receive_all(WebSocketClient::patience);
    return json::parse(answer.substr(answer.find("\r\n\r\n") + 4)).as_object();
}

std::string text(json::value const& value) {
    return value.as_string().c_str();
}

/// A game, and what its players know of it.
struct Board {
    std::string id;
    std::array<std::string, 2> tokens;
    std::vector<std::string> acknowledged;
    std::string unanswered; ///< sent when the server died; it may be there or not
    Clock::time_point started;
    Clock::duration down{0};
};

Board seat_two(std::uint16_t port) {
    json::object const created =
        post(port, "/api/games", R"({"opponent":"friend","color":"white","time":"600"})");
    std::string const id = text(created.at("game"));
    json::object const seat =
        post(port, "/api/games/" + id + "/seat",
             json::serialize(json::object{{"invitation", created.at("invitation")}}));
    return {.id = id,
            .tokens = {text(created.at("token")), text(seat.at("token"))},
            .acknowledged = {},
            .unanswered = {},
            .started = Clock::now(),
            .down = {}};
}

json::object join(WebSocketClient& client, std::string const& token) {
    client.send(json::object{{"type", "join"}, {"token", token}});
    return client.receive("snapshot");
}

std::int64_t both_clocks(json::object const& state) {
    json::object const& clock = state.at("clock").as_object();
    return clock.at("white").as_int64() + clock.at("black").as_int64();
}

/// Every acknowledged move, perhaps the unanswered one, and nothing else.
void check_moves(Board& board, json::object const& snapshot) {
    std::vector<std::string> found;
    for (json::value const& move : snapshot.at("moves").as_array()) {
        found.push_back(text(move.as_object().at("uci")));
    }
    if (found.size() == board.acknowledged.size() + 1 && found.back() == board.unanswered) {
        board.acknowledged.push_back(board.unanswered);
    }
    board.unanswered.clear();
    if (found != board.acknowledged) {
        fail(fmt::format("game {}: {} moves were acknowledged, {} are there", board.id,
                         board.acknowledged.size(), found.size()));
    }
}

void check_clocks(Board const& board, json::object const& state, std::size_t restarts) {
    using std::chrono::milliseconds;
    auto const played =
        std::chrono::duration_cast<milliseconds>(Clock::now() - board.started - board.down);
    std::int64_t const expected = 2 * first_time - played.count();
    std::int64_t const off = both_clocks(state) - expected;
    if (off < -most_charged || off > most_given * static_cast<std::int64_t>(restarts + 1)) {
        fail(fmt::format("game {}: the clocks are {} ms off after {} restarts", board.id, off,
                         restarts));
    }
}

/// Plays random moves until the server dies; says when.
void play_until_death(Board& board, std::uint16_t port, std::uint64_t seed, std::size_t restarts) {
    staunton::base::Random random{seed};
    try {
        std::array<WebSocketClient, 2> clients{
            WebSocketClient{port, "/api/games/" + board.id + "/socket"},
            WebSocketClient{port, "/api/games/" + board.id + "/socket"}};
        json::object frame = join(clients[0], board.tokens[0]);
        check_moves(board, frame);
        frame = join(clients[1], board.tokens[1]);
        json::object state = frame.at("state").as_object();
        check_clocks(board, state, restarts);
        while (text(state.at("status")) == "playing") {
            std::size_t const ply = board.acknowledged.size();
            json::array const& legal = state.at("legal").as_array();
            std::string const move = text(legal[random.below(legal.size())]);
            board.unanswered = move;
            clients[ply % 2].send(json::object{{"type", "play"}, {"move", move}, {"ply", ply}});
            state = clients[ply % 2].receive("update").at("state").as_object();
            clients[1 - ply % 2].receive("update");
            board.acknowledged.push_back(move);
            board.unanswered.clear();
        }
    } catch (std::runtime_error const&) { // NOLINT(bugprone-empty-catch): the server is dead
    }
}

std::size_t play_rounds(std::string const& program, std::string const& data, std::size_t rounds,
                        std::uint64_t seed) {
    staunton::base::Random random{seed};
    std::vector<Board> games;
    for (std::size_t round = 0; round <= rounds; ++round) {
        Process server{program, data};
        auto const up = Clock::now();
        if (round == 0) {
            for (std::size_t index = 0; index < boards; ++index) {
                games.push_back(seat_two(server.port()));
            }
        }
        std::vector<std::thread> players;
        for (Board& game : games) {
            players.emplace_back([&game, &server, round, seed_of_game = random.next()] {
                if (round == 0) {
                    game.started = Clock::now();
                }
                play_until_death(game, server.port(), seed_of_game, round);
            });
        }
        std::this_thread::sleep_until(up + std::chrono::milliseconds{600 + random.below(900)});
        server.kill();
        auto const died = Clock::now();
        for (std::thread& player : players) {
            player.join();
        }
        std::this_thread::sleep_until(died + downtime);
        for (Board& game : games) {
            game.down += Clock::now() - died;
        }
    }
    std::size_t moves = 0;
    for (Board const& game : games) {
        moves += game.acknowledged.size();
    }
    return moves;
}

} // namespace

int main(int argument_count, char** arguments) {
    if (argument_count < 2) {
        fail("usage: kill_test STAUNTON [ROUNDS [SEED]]");
    }
    std::size_t const rounds = argument_count > 2 ? std::stoul(arguments[2]) : 5;
    std::uint64_t const seed = argument_count > 3 ? std::stoull(arguments[3]) : 1;
    ::signal(SIGPIPE, SIG_IGN);
    TemporaryFolder const folder;
    std::size_t const moves = play_rounds(arguments[1], folder.path().string(), rounds, seed);
    if (moves < rounds) {
        fail("hardly anything was played");
    }
    fmt::print("killed {} times: {} acknowledged moves, all there, none twice\n", rounds + 1,
               moves);
    return 0;
}
