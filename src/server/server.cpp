// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/server.h"

#include "server/http/listener.h"
#include "server/http/router.h"
#include "server/play/engine_pool.h"
#include "server/play/lobby.h"
#include "server/storage/event_log.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include <algorithm>
#include <csignal>
#include <sys/resource.h>
#include <thread>
#include <utility>

namespace staunton::server {

namespace {

namespace asio = boost::asio;
using namespace std::chrono_literals;

constexpr auto between_heartbeats = 1s;
/// Players find back after a restart before their clocks go on, but nobody waits longer than this.
constexpr auto after_a_restart = 10s;
constexpr auto for_good_byes = 500ms;

/// One connection is one file: takes as many as the system gives.
void raise_file_limit() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        static_cast<void>(::setrlimit(RLIMIT_NOFILE, &limit));
    }
}

class TimerAlarm final : public Alarm {
public:
    TimerAlarm(asio::io_context& context, std::function<void()> ring)
        : timer_{context}, ring_{std::make_shared<std::function<void()>>(std::move(ring))} {}

    void set(Milliseconds monotonic) override {
        timer_.expires_at(std::chrono::steady_clock::time_point{monotonic});
        timer_.async_wait([ring = std::weak_ptr{ring_}](boost::system::error_code error) {
            if (auto const function = ring.lock(); function && !error) {
                (*function)();
            }
        });
    }

    void cancel() override { timer_.cancel(); }

private:
    asio::steady_timer timer_;
    std::shared_ptr<std::function<void()>> ring_;
};

class OneProcess final : public Server {
public:
    OneProcess(ServerOptions const& options, Store store)
        : clock_{time_, store.alive()},
          log_{std::move(store), executor(), [this] { return clock_.alive(); }},
          thinkers_{threads_of(options), executor()},
          surroundings_{.clock = clock_,
                        .log = log_,
                        .thinkers = thinkers_,
                        .make_alarm =
                            [this](std::function<void()> ring) {
                                return std::make_unique<TimerAlarm>(context_, std::move(ring));
                            }},
          rate_{options.rate}, router_{lobby_, options.web} {}

    ~OneProcess() override { log_.finish(); }

    std::expected<void, std::string> listen(ServerOptions const& options,
                                            std::vector<GameId> const& going_on) {
        auto listener = Listener::open(
            context_, options.address, options.port, router_,
            [this](GameId id) {
                return std::make_shared<Visit>(lobby_, clock_, std::move(id), rate_);
            },
            latency_);
        if (!listener) {
            return std::unexpected(std::move(listener).error());
        }
        listener_ = *std::move(listener);
        lobby_.reopen(going_on);
        beat();
        resume_.expires_after(after_a_restart);
        resume_.async_wait([this](boost::system::error_code error) {
            if (!error) {
                lobby_.resume();
            }
        });
        if (options.stops_on_signals) {
            signals_.add(SIGINT);
            signals_.add(SIGTERM);
            signals_.async_wait([this](boost::system::error_code error, int) {
                if (!error) {
                    begin_to_stop();
                }
            });
        }
        return {};
    }

    void run() override { context_.run(); }

    void stop() override {
        asio::post(context_, [this] { begin_to_stop(); });
    }

    [[nodiscard]] std::uint16_t port() const override { return listener_->port(); }

    [[nodiscard]] Latency& latency() override { return latency_; }

private:
    [[nodiscard]] static unsigned threads_of(ServerOptions const& options) {
        unsigned const processors = std::max(std::thread::hardware_concurrency(), 2U);
        return options.engine_threads != 0 ? options.engine_threads : processors - 1;
    }

    [[nodiscard]] Executor executor() {
        return
            [this](std::function<void()> function) { asio::post(context_, std::move(function)); };
    }

    void beat() {
        heartbeat_.expires_after(between_heartbeats);
        heartbeat_.async_wait([this](boost::system::error_code error) {
            if (!error) {
                lobby_.tick();
                beat();
            }
        });
    }

    void begin_to_stop() {
        listener_->stop();
        heartbeat_.cancel();
        resume_.cancel();
        log_.write(StillAlive{}, {});
        log_.finish();
        // What was written now is announced first, as it was posted first.
        asio::post(context_, [this] {
            lobby_.dismiss(Farewell::server_stops);
            resume_.expires_after(for_good_byes);
            resume_.async_wait([this](boost::system::error_code) { context_.stop(); });
        });
    }

    base::SystemTimeSource time_;
    ServerClock clock_;
    Latency latency_;
    asio::io_context context_{1};
    GroupCommitLog log_;
    EnginePool thinkers_;
    Surroundings surroundings_;
    std::optional<FrameRate> rate_;
    Lobby lobby_{surroundings_};
    Router router_;
    std::unique_ptr<Listener> listener_;
    asio::steady_timer heartbeat_{context_};
    asio::steady_timer resume_{context_};
    asio::signal_set signals_{context_};
};

} // namespace

std::expected<std::unique_ptr<Server>, std::string> Server::start(ServerOptions const& options) {
    raise_file_limit();
    auto store = Store::open(options.data);
    if (!store) {
        return std::unexpected(std::move(store).error().message);
    }
    auto const going_on = store->stop_the_clocks();
    if (!going_on) {
        return std::unexpected(going_on.error().message);
    }
    auto server = std::make_unique<OneProcess>(options, *std::move(store));
    if (auto const listening = server->listen(options, *going_on); !listening) {
        return std::unexpected(listening.error());
    }
    return server;
}

} // namespace staunton::server
