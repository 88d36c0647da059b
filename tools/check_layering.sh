#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every #include "module/..." is of the own module, of base, or of one that src/CMakeLists.txt states.
set -euo pipefail
root=${1:?usage: tools/check_layering.sh SOURCE_FOLDER}
wrong=0
while read -r module allowed; do
    while IFS=: read -r file line text; do
        included=$(sed 's/.*"\([a-z_]*\)\/.*/\1/' <<<"$text")
        case " $module base support $allowed " in
            *" $included "*) ;;
            *) echo "$file:$line: $module may not include $included"; wrong=1 ;;
        esac
    done < <(grep -rnE '#include "[a-z_]+/' "$root/src/$module" || true)
done < <(tr '\n' ' ' <"$root/src/CMakeLists.txt" | grep -oE 'chess_module\([^)]*\)' |
    sed -E 's/chess_module\(([a-z_]+)/\1/; s/ LIBRARIES.*//; s/DEPENDS//; s/\)//')
if grep -rnlE '#include <boost/beast' "$root/src" | grep -vE '/server/(http|websocket)/|_test\.cpp$'; then
    echo "Boost.Beast belongs into server/http and server/websocket only"; wrong=1
fi
if grep -rnlE '#include <sqlite3' "$root/src" | grep -v '/server/storage/'; then
    echo "SQL belongs into server/storage only"; wrong=1
fi
exit $wrong
