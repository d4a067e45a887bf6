import Foundation
import Testing

@testable import WindowServer

/// Variables that are set only while GTK starts.
@MainActor @Suite(.serialized) struct StartEnvironmentTests {
  /// Runs `body` with variables set, or unset if nil, and restores them.
  private func with(_ variables: [String: String?], _ body: () throws -> Void) rethrows {
    func set(_ name: String, _ value: String?) {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    let former = variables.keys.map { ($0, value($0)) }
    for (name, value) in variables { set(name, value) }
    defer { for (name, value) in former { set(name, value) } }
    try body()
  }

  private func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  @Test(arguments: [nil, "", "disabled:"]) func noBusIsStarted(address: String?) {
    let name = "DBUS_SESSION_BUS_ADDRESS"
    with([name: address, "XDG_RUNTIME_DIR": "/nonexistent"]) {
      #expect(SessionBus.withoutStarting { value(name) } == "disabled:")
      #expect(value(name) == address)
    }
  }

  @Test func aRunningBusIsUsed() {
    let name = "DBUS_SESSION_BUS_ADDRESS"
    with([name: "unix:path=/run/bus"]) {
      #expect(SessionBus.withoutStarting { value(name) } == "unix:path=/run/bus")
    }
  }

  @Test func theThemeIsPostponedOnX11Only() {
    let name = "GTK_THEME"
    with([name: nil, "GTK_CSD": nil]) {
      GTKTheme.postpone(on: .wayland)
      #expect(value(name) == nil)
      GTKTheme.postpone(on: .x11)
      #expect(value(name) == "Empty")
      GTKTheme.restoreEnvironment()
      #expect(value(name) == nil)
      GTKTheme.changeSettings { #expect(value(name) == "Empty") }
      #expect(value(name) == nil)
    }
  }

  @Test func aChosenThemeIsLoadedAtOnce() {
    with(["GTK_THEME": "HighContrast", "GTK_CSD": nil]) {
      GTKTheme.postpone(on: .x11)
      #expect(value("GTK_THEME") == "HighContrast")
    }
  }

  @Test func framesThatGTKDrawsNeedTheTheme() {
    with(["GTK_THEME": nil, "GTK_CSD": "1"]) {
      GTKTheme.postpone(on: .x11)
      #expect(value("GTK_THEME") == nil)
    }
  }
}
