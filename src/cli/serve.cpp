// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command.h"
#include "server/http/static_files.h"
#include "server/server.h"

#include <fmt/format.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <arpa/inet.h>
#include <array>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>

namespace staunton::cli {

namespace {

struct ServeOptions {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;
    std::string data = "data";
    std::string web;
};

bool is_ip_address(std::string const& text) {
    std::array<unsigned char, sizeof(in6_addr)> ignored{};
    return ::inet_pton(AF_INET, text.c_str(), ignored.data()) == 1 ||
           ::inet_pton(AF_INET6, text.c_str(), ignored.data()) == 1;
}

/// As it stands in a URL: IPv6 in brackets, and a host that a browser can open.
std::string host_of(std::string const& address) {
    if (address == "0.0.0.0" || address == "::") {
        return "localhost";
    }
    return address.find(':') == std::string::npos ? address : "[" + address + "]";
}

ExitStatus serve(ServeOptions const& options) {
    spdlog::set_default_logger(spdlog::stderr_color_mt("staunton"));
    if (!is_ip_address(options.address)) {
        return refuse_input("--address", fmt::format("'{}' is no IP address", options.address));
    }
    std::filesystem::path const web =
        options.web.empty() ? server::usual_web_folder() : std::filesystem::path{options.web};
    if (!options.web.empty() && !std::filesystem::exists(web / "index.html")) {
        return refuse_input("--web", fmt::format("no index.html in {}", options.web));
    }
    if (web.empty()) {
        spdlog::warn("the web page has not been built; only the programs' interface is served");
    }
    auto const running = server::Server::start({.address = options.address,
                                                .port = options.port,
                                                .data = options.data,
                                                .web = web,
                                                .stops_on_signals = true});
    if (!running) {
        return report_failure(running.error());
    }
    fmt::print("Staunton is ready at http://{}:{}/\n", host_of(options.address),
               (*running)->port());
    std::fflush(stdout);
    (*running)->run();
    return ExitStatus::done;
}

} // namespace

void add_serve(CLI::App& program, Action& chosen) {
    auto [app, options] = add_command<ServeOptions>(
        program, chosen,
        {.name = "serve",
         .summary = "Serve the web page on which people play",
         .examples = "staunton serve --port 8080 --data ./data\n"
                     "  staunton serve --address 0.0.0.0   (for others on your network, too)"},
        serve);
    app.add_option("--port", options.port, "TCP port; 0 takes any free one")->capture_default_str();
    app.add_option("--address", options.address, "IP address to listen on; 0.0.0.0 is all of them")
        ->capture_default_str();
    app.add_option("--data", options.data, "folder of the games; made if it is not there")
        ->capture_default_str();
    app.add_option("--web", options.web, "folder of the built page");
}

} // namespace staunton::cli
