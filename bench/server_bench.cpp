// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"
#include "chess/game.h"
#include "chess/legal_moves.h"
#include "laws/arbiter.h"
#include "notation/uci_move.h"
#include "server/testing/running_server.h"
#include "server/testing/temporary_folder.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <vector>

// Many games at once on loopback, every move durable before anyone is told. Moves are due at fixed
// moments, whether the server keeps up or not, and latencies count from those moments: a server
// that falls behind shows it.

namespace {

using namespace staunton;
using namespace staunton::server;
using namespace staunton::server::testing;
using Clock = std::chrono::steady_clock;
using Sample = std::vector<std::chrono::nanoseconds>;

struct Options {
    std::size_t games = 500;
    double rate = 2000;
    double seconds = 15;
    std::string data;
};

/// A random game that has not ended after so many half-moves.
std::vector<std::string> random_game(std::uint64_t seed, std::size_t plies) {
    base::Random random{seed};
    while (true) {
        laws::Arbiter arbiter{laws::GameTerms{}};
        std::vector<std::string> moves;
        while (moves.size() < plies && !arbiter.has_ended()) {
            chess::MoveList const legal = chess::legal_moves(arbiter.position());
            chess::Move const move = legal[random.below(legal.size())];
            moves.push_back(notation::to_uci(move));
            static_cast<void>(
                arbiter.receive({.at = {},
                                 .by = laws::actor_of(arbiter.position().has_the_move()),
                                 .deed = laws::Play{move}}));
        }
        if (!arbiter.has_ended()) {
            return moves;
        }
    }
}

/// Takes whole texts out of what a server sends, without waiting.
class Inbox {
public:
    void read(int descriptor) {
        std::array<char, 65536> buffer{};
        ssize_t size = 0;
        while ((size = ::recv(descriptor, buffer.data(), buffer.size(), MSG_DONTWAIT)) > 0) {
            bytes_.append(buffer.data(), static_cast<std::size_t>(size));
        }
    }

    std::optional<std::string> take() {
        std::size_t const short_length = bytes_.size() < 2 ? 0 : byte(1) & 127U;
        std::size_t const head = short_length < 126 ? 2 : short_length == 126 ? 4 : 10;
        if (bytes_.size() < std::max<std::size_t>(head, 2)) {
            return std::nullopt;
        }
        std::size_t length = short_length;
        if (head > 2) {
            length = 0;
            for (std::size_t index = 2; index < head; ++index) {
                length = length << 8U | byte(index);
            }
        }
        if (bytes_.size() < head + length) {
            return std::nullopt;
        }
        std::string text = bytes_.substr(head, length);
        bytes_.erase(0, head + length);
        return text;
    }

private:
    [[nodiscard]] unsigned byte(std::size_t index) const {
        return static_cast<unsigned char>(bytes_[index]);
    }

    std::string bytes_;
};

struct Player {
    WebSocketClient client;
    Inbox inbox;
};

/// One game with both its players.
struct Board {
    Board(RunningServer const& server, std::uint64_t seed, std::size_t plies)
        : moves{random_game(seed, plies)}, game{seat_two(server, "36000")},
          players{{{server.connect(game.id), {}}, {server.connect(game.id), {}}}} {
        for (auto& [player, token] :
             {std::pair{&players[0], &game.white}, std::pair{&players[1], &game.black}}) {
            player->client.send(boost::json::object{{"type", "join"}, {"token", *token}});
            player->client.receive("snapshot");
        }
    }

    void send_next(Clock::time_point due) {
        due_at = due;
        awaited = 2;
        players[ply % 2].client.send(
            fmt::format(R"({{"type":"play","move":"{}","ply":{},"id":{}}})", moves[ply], ply, ply));
        ++ply;
    }

    std::vector<std::string> moves;
    SeatedGame game;
    std::array<Player, 2> players;
    std::size_t ply = 0;
    int awaited = 0; ///< updates of the last move that have not come yet
    Clock::time_point due_at;
    std::deque<Clock::time_point> late; ///< moves that were due while the last one was on its way
};

double milliseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>(time).count();
}

double quantile(Sample& sample, double share) {
    if (sample.empty()) {
        return 0;
    }
    auto const index = static_cast<std::ptrdiff_t>(static_cast<double>(sample.size() - 1) * share);
    std::ranges::nth_element(sample, sample.begin() + index);
    return milliseconds(sample[static_cast<std::size_t>(index)]);
}

class Load {
public:
    Load(RunningServer const& server, Options const& options)
        : options_{options}, epoll_{::epoll_create1(EPOLL_CLOEXEC)} {
        auto const plies = static_cast<std::size_t>(
            options.rate * options.seconds / static_cast<double>(options.games) + 2);
        for (std::size_t index = 0; index < options.games; ++index) {
            boards_.push_back(std::make_unique<Board>(server, index + 1, plies));
            for (std::size_t player = 0; player < 2; ++player) {
                epoll_event event{.events = EPOLLIN, .data = {.u64 = index * 2 + player}};
                ::epoll_ctl(epoll_, EPOLL_CTL_ADD,
                            boards_.back()->players[player].client.raw().descriptor(), &event);
            }
        }
    }

    void run() {
        auto const start = Clock::now();
        auto const total = static_cast<std::size_t>(options_.rate * options_.seconds);
        auto const due = [&](std::size_t number) {
            return start +
                   std::chrono::duration_cast<Clock::duration>(
                       std::chrono::duration<double>(static_cast<double>(number) / options_.rate));
        };
        std::size_t sent = 0;
        while (acknowledged.size() < total) {
            for (; sent < total && due(sent) <= Clock::now(); ++sent) {
                Board& board = *boards_[sent % boards_.size()];
                if (board.awaited == 0) {
                    board.send_next(due(sent));
                } else {
                    board.late.push_back(due(sent));
                }
            }
            listen();
        }
        took = Clock::now() - start;
    }

    Sample acknowledged; ///< from due to the mover's own update
    Sample seen;         ///< from due to the opponent's update
    std::chrono::nanoseconds took{0};

private:
    void listen() {
        std::array<epoll_event, 256> events{};
        int const ready = ::epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), 1);
        for (int index = 0; index < ready; ++index) {
            std::uint64_t const key = events[static_cast<std::size_t>(index)].data.u64;
            hear(*boards_[key / 2], boards_[key / 2]->players[key % 2]);
        }
    }

    void hear(Board& board, Player& player) {
        player.inbox.read(player.client.raw().descriptor());
        while (auto const text = player.inbox.take()) {
            if (text->find(R"("type":"update")") == std::string::npos) {
                continue;
            }
            auto const latency = Clock::now() - board.due_at;
            (text->starts_with(R"({"re")") ? acknowledged : seen).push_back(latency);
            if (--board.awaited == 0 && !board.late.empty()) {
                auto const due = board.late.front();
                board.late.pop_front();
                board.send_next(due);
            }
        }
    }

    Options options_;
    int epoll_;
    std::vector<std::unique_ptr<Board>> boards_;
};

} // namespace

int main(int argument_count, char** arguments) {
    Options options;
    CLI::App program{"Durable moves a second, and how long they take"};
    program.add_option("--games", options.games, "at once")->capture_default_str();
    program.add_option("--rate", options.rate, "moves a second, all games")->capture_default_str();
    program.add_option("--seconds", options.seconds)->capture_default_str();
    program.add_option("--data", options.data, "folder of the games; a temporary one otherwise");
    CLI11_PARSE(program, argument_count, arguments);

    TemporaryFolder const temporary;
    std::filesystem::path const data =
        options.data.empty() ? temporary.path() : std::filesystem::path{options.data};
    RunningServer server{data, {}, std::nullopt};
    Load load{server, options};
    load.run();
    server.stop();
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    double const seconds = std::chrono::duration<double>(load.took).count();
    fmt::print("games {} · durable moves {} in {:.1f} s = {:.0f}/s (asked for {:.0f}/s)\n",
               options.games, load.acknowledged.size(), seconds,
               static_cast<double>(load.acknowledged.size()) / seconds, options.rate);
    fmt::print("server, frame received to frame sent: p50 {:.2f} ms, p99 {:.2f} ms\n",
               milliseconds(server.latency().quantile(0.5)),
               milliseconds(server.latency().quantile(0.99)));
    fmt::print("client, due to own update:            p50 {:.2f} ms, p99 {:.2f} ms\n",
               quantile(load.acknowledged, 0.5), quantile(load.acknowledged, 0.99));
    fmt::print("client, due to opponent's update:     p50 {:.2f} ms, p99 {:.2f} ms\n",
               quantile(load.seen, 0.5), quantile(load.seen, 0.99));
    fmt::print("memory of server and load together: {} MB\n", used.ru_maxrss / 1024);
    return 0;
}
