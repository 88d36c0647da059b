#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every row of docs/laws_index.md names a source file and a test file that exist, and the test file
# names the Article.
set -euo pipefail
root=${1:?usage: tools/check_laws_index.sh SOURCE_FOLDER}
rows=0
wrong=0
while IFS='|' read -r _ article _ source test _; do
    article=$(xargs <<<"$article"); source=$(xargs <<<"$source"); test=$(xargs <<<"$test")
    rows=$((rows + 1))
    for path in "$source" "$test"; do
        [[ -e $root/$path ]] || { echo "docs/laws_index.md: $article names $path, which does not exist"; wrong=1; }
    done
    if [[ -e $root/$test ]] && ! grep -rqF -- "$article" "$root/$test"; then
        echo "docs/laws_index.md: $test does not mention $article"; wrong=1
    fi
done < <(grep -E '^\| *(Guidelines |App\. )?[0-9A-Z]+(\.[0-9]+)*' "$root/docs/laws_index.md" | sed 's/`//g')
[[ $rows -ge 20 ]] || { echo "docs/laws_index.md has only $rows rows"; wrong=1; }
echo "$rows rows"
exit $wrong
