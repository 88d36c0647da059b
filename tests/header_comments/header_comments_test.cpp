// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules.h"

#include <doctest/doctest.h>

namespace staunton::header_comments {
namespace {

using Faults = std::vector<std::string>;

Faults faults_in(std::string_view header) {
    return faults_of(names_of(tokens_of(header)));
}

TEST_CASE("every kind of name that a header can declare needs a comment") {
    CHECK(
        faults_in("#define MACRO 1\n"
                  "namespace staunton::chess {\n"
                  "class Board {\n"
                  "public:\n"
                  "    explicit Board(int size) : size_{size} {}\n"
                  "    [[nodiscard]] constexpr int size() const { return size_; }\n"
                  "    int width = {3};\n"
                  "private:\n"
                  "    int size_;\n"
                  "};\n"
                  "enum class Color { white, black };\n"
                  "using Squares = std::vector<int>;\n"
                  "template <typename T>\n"
                  "concept Small = sizeof(T) < 4;\n"
                  "inline constexpr std::array<int, 2> numbers{1, 2};\n"
                  "extern int const number;\n"
                  "[[nodiscard]] std::function<void(int)> make(int size = {}, int other = f(2));\n"
                  "Board operator+(Board a, Board b);\n"
                  "}\n") ==
        Faults{"1: macro MACRO has no comment", "3: type Board has no comment",
               "5: function Board::Board has no comment", "6: function Board::size has no comment",
               "7: value Board::width has no comment", "11: type Color has no comment",
               "12: type Squares has no comment", "13: type Small has no comment",
               "15: value numbers has no comment", "16: value number has no comment",
               "17: function make has no comment", "18: function operator+ has no comment"});
}

TEST_CASE("a comment above or behind documents a name") {
    CHECK(faults_in("/// The eight by eight squares of the game.\n"
                    "struct Board {\n"
                    "    int width; ///< in squares\n"
                    "    /// In squares, too.\n"
                    "    int height;\n"
                    "    int depth ///< behind, before the semicolon\n"
                    "        = 1;\n"
                    "};\n")
              .empty());
}

TEST_CASE("an ordinary comment, or one with an empty line below it, documents nothing") {
    CHECK(faults_in("// The eight by eight squares of the game.\nstruct Board;\nstruct Piece {};\n"
                    "/// A comment on its own.\n\nint number;\n") ==
          Faults{"3: type Piece has no comment", "6: value number has no comment"});
}

TEST_CASE("a comment that only repeats the name says nothing") {
    CHECK(faults_in("/// The move number.\nint move_number;\n") ==
          Faults{"2: value move_number has a comment that only repeats its name"});
    CHECK(faults_in("/// The move number, from 1.\nint move_number;\n").empty());
}

TEST_CASE("an overload directly below shares the comment; another function does not") {
    CHECK(faults_in("/// What stands there.\nint at(int a) { return a; }\n\n"
                    "int at(int a, int b);\nint beside(int a);\n") ==
          Faults{"5: function beside has no comment"});
    CHECK(faults_in("/// What stands there.\nint at(int a);\nint b();\nint at(char a);\n").size() ==
          2);
}

TEST_CASE("a comment above a block is about the block, up to an empty line or a comment") {
    CHECK(faults_in("/// In hundredths of a pawn.\nint a;\nint b;\n\nint c;\n") ==
          Faults{"5: value c has no comment"});
    CHECK(faults_in("int a; ///< in squares\nint b;\n") == Faults{"2: value b has no comment"});
}

TEST_CASE("either none of the enumerators has a comment of its own, or each one") {
    CHECK(faults_in("/// The two sides.\nenum class Color { white, black };\n").empty());
    CHECK(faults_in("/// The two sides.\nenum class Color {\n    white, ///< moves first\n"
                    "    black\n};\n") == Faults{"4: enumerator Color::black has no comment"});
    CHECK(faults_in("/// The two sides.\nenum class Color {\n    white, ///< moves first\n"
                    "    black, ///< moves second\n};\n")
              .empty());
}

TEST_CASE("nothing is asked of what promises nothing of its own") {
    CHECK(faults_in("/// A thing.\n"
                    "class Item : public Other {\n"
                    "public:\n"
                    "    Item() = default;\n"
                    "    Item(Item const&) = delete;\n"
                    "    ~Item();\n"
                    "    int size() const override { return 1; }\n"
                    "    friend bool operator==(Item, Item) = default;\n"
                    "    friend class Other;\n"
                    "    using Other::Other;\n"
                    "    using value_type = int;\n"
                    "    int* begin();\n"
                    "private:\n"
                    "    struct Inner { int secret; };\n"
                    "    int size_;\n"
                    "};\n"
                    "inline int Item::size() const { if (true) { return 2; } return 1; }\n"
                    "class Other;\n"
                    "enum class Later : int;\n"
                    "static_assert(sizeof(int) == 4);\n"
                    "extern template class std::vector<int>;\n")
              .empty());
}

TEST_CASE("text in literals, comments and bodies is not taken for code") {
    CHECK(
        faults_in(
            "/// Looks like code.\ninline constexpr char const* text = \"struct A { int b; };\";\n"
            "/* int c; */ // int d;\n"
            "/// A function.\ninline char call() { int e = 0; auto f = [&] { return '}'; };\n"
            "    return f(); }\n"
            "/// A longer text.\ninline constexpr char const* raw = R\"(\nint g; })\";\n"
            "\nint h;\n") == Faults{"11: value h has no comment"});
}

TEST_CASE("each branch of an #if is read, as if it were the only one") {
    CHECK(faults_in("#if A\nnamespace a {\nint b;\n#elif C\nnamespace c {\nint d;\n#else\n"
                    "namespace e {\n#endif\nint f;\n}\nint g;\n") ==
          Faults{"3: value b has no comment", "6: value d has no comment",
                 "10: value f has no comment", "12: value g has no comment"});
}

TEST_CASE("a header that ends too early or closes too much is read to its end") {
    CHECK(faults_in("}}} int a;") == Faults{"1: value a has no comment"});
    CHECK(faults_in("struct A { int b") == Faults{"1: type A has no comment"});
    CHECK(faults_in("#endif\n#else\n/* open").empty());
    CHECK(faults_in("template <").empty());
}

} // namespace
} // namespace staunton::header_comments
