import Testing

@testable import WindowServer

@Suite struct DisplayBackendTests {
  private func choose(
    _ environment: [String: String], wayland: Bool = false, x11: Bool = false
  ) throws -> DisplayBackend.Choice {
    try DisplayBackend.choose(environment: environment, opensWayland: { _ in wayland }, opensX11: { _ in x11 })
  }

  @Test func waylandComesFirst() throws {
    let both = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]
    #expect(try choose(both, wayland: true, x11: true) == .init(kind: .wayland, name: "wayland-0"))
  }

  @Test func aDisplayThatDoesNotOpenIsPassedOver() throws {
    let both = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"]
    #expect(try choose(both, wayland: false, x11: true) == .init(kind: .x11, name: ":0"))
    #expect(try choose(both, wayland: false, x11: false) == .init(kind: .browser))
  }

  @Test func nothingMeansABrowser() throws {
    #expect(try choose([:], x11: true) == .init(kind: .browser))
    #expect(try choose(["DISPLAY": ""], x11: true) == .init(kind: .browser))
  }

  @Test func theVariableOverrides() throws {
    let both = ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":3"]
    for (name, kind) in [
      ("x11", DisplayBackend.Kind.x11), ("Wayland", .wayland), ("BROWSER", .browser), ("headless", .headless),
    ] {
      let environment = both.merging(["LINEUP_BACKEND": name]) { $1 }
      #expect(try choose(environment, wayland: true, x11: true).kind == kind)
    }
    #expect(try choose(["LINEUP_BACKEND": "x11", "DISPLAY": ":3"]).name == ":3")
  }

  @Test func anUnknownBackendIsAnErrorThatNamesTheChoices() {
    #expect { try choose(["LINEUP_BACKEND": "mir"]) } throws: { error in
      "\(error)".contains("mir") && "\(error)".contains("browser")
    }
  }
}
