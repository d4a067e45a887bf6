import CGTK
import Foundation
import WindowServer

/// Keeps the screen saver off from its creation until `end()`: by the desktop's `org.freedesktop.ScreenSaver` or,
/// without it, by the portal. Nothing waits for either; without both, nothing happens.
///
/// A desktop releases the hold when the program leaves the bus.
@MainActor final class DisplaySleepHold {
  private let state = State()

  /// Shared with pending calls: the answer to the first one determines how to end the hold.
  @MainActor private final class State {
    var hasEnded = false
    var release: (() -> Void)?

    /// Keeps a function that ends the hold, or calls it if the end has come before.
    func hold(_ release: @escaping () -> Void) {
      if hasEnded { release() } else { self.release = release }
    }
  }

  private static let screenSaver = BusConnection.Target(
    "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver")
  private static let portal = "org.freedesktop.portal.Desktop"

  /// The reason that the desktop shows.
  static var reason = "Playing video"

  init() {
    let state = state
    let program = g_get_prgname().map { String(cString: $0) } ?? "lineup"
    Self.call(Self.screenSaver, "Inhibit", [.string(program), .string(Self.reason)]) { answer in
      guard let cookie = Self.only(answer)?.uint else { return Self.holdByPortal(state) }
      state.hold { Self.call(Self.screenSaver, "UnInhibit", [.uint(cookie)]) { _ in } }
    }
  }

  func end() {
    guard !state.hasEnded else { return }
    state.hasEnded = true
    state.release?()
    state.release = nil
  }

  private static func holdByPortal(_ state: State) {
    guard !state.hasEnded else { return }
    // 8: the session does not count as idle.
    call(
      BusConnection.Target(portal, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Inhibit"), "Inhibit",
      [.string(""), .uint(8), .options([("reason", .string(reason))])]
    ) { answer in
      guard let handle = only(answer)?.string else { return }
      state.hold { call(BusConnection.Target(portal, handle, "org.freedesktop.portal.Request"), "Close", []) { _ in } }
    }
  }

  /// Calls a method on the session bus; `answer` gets the result, or nil on failure.
  private static func call(
    _ target: BusConnection.Target, _ method: String, _ arguments: [DBusValue],
    answer: @escaping @MainActor (BusValue?) -> Void
  ) {
    BusConnection.openSession { bus in
      guard let bus else { return answer(nil) }
      bus.call(target, method, arguments, milliseconds: 5_000, answer)
    }
  }

  private static func only(_ answer: BusValue?) -> BusValue? { answer?.count == 1 ? answer?[0] : nil }
}
