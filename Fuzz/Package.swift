// swift-tools-version: 6.0
import PackageDescription

// Readers of outside data under libFuzzer and the address sanitizer: `make fuzz`. A package of its own, since the flags
// this takes would keep the guide's from being used by others.

let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-O"])]
let linked: [LinkerSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]

/// - Parameter modules: what it puts to the test.
func fuzzer(_ name: String, _ modules: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: ["Support"] + modules, path: "Targets/\(name)", swiftSettings: instrumented,
    linkerSettings: linked)
}

/// A module of the guide as it is, or with every branch counted.
func module(_ name: String, _ dependencies: [Target.Dependency], isInstrumented: Bool) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Library/\(name)", swiftSettings: isInstrumented ? instrumented : [])
}

func library(_ name: String, _ pkgConfig: String? = nil) -> Target {
  .systemLibrary(name: name, path: "Library/\(name)", pkgConfig: pkgConfig)
}

let package = Package(
  name: "fuzz", defaultLocalization: "en",
  targets: [
    library("CXML", "libxml-2.0"), library("CISAL", "libisal"), library("CLZMA", "liblzma"),
    library("CCURL", "libcurl"), library("CSQLite", "sqlite3"), library("CGTK", "gtk4"), library("CX11", "xext"),
    library("CSoup", "libsoup-3.0"), library("CPixels"), library("CSandbox"), library("CHeaderNames"),
    .systemLibrary(name: "CFuzzer", path: "Targets/CFuzzer"),
    .target(
      name: "GuideModel", path: "Library/GuideModel", resources: [.process("Resources")],
      swiftSettings: instrumented),
    module("HTTP", ["CCURL"], isInstrumented: false),
    module("GuideFormats", ["GuideModel", "HTTP", "CXML", "CISAL", "CLZMA"], isInstrumented: true),
    module("Reminders", ["GuideModel"], isInstrumented: true),
    module("GuideStore", ["Reminders", "GuideModel", "GuideFormats", "HTTP", "CSQLite"], isInstrumented: true),
    module("BrowserGuard", ["CSoup"], isInstrumented: true),
    module("_Testing_CoreGraphics", [], isInstrumented: false),
    module("_Testing_UIKit", [], isInstrumented: false),
    module("os", ["CHeaderNames"], isInstrumented: false),
    module("CoreGraphics", ["CGTK", "CHeaderNames", "_Testing_CoreGraphics"], isInstrumented: true),
    module("QuartzCore", ["CoreGraphics", "CGTK"], isInstrumented: false),
    module("PictureWorker", ["CoreGraphics", "CSandbox"], isInstrumented: true),
    module("WindowServer", ["QuartzCore", "BrowserGuard", "CGTK", "CX11", "CPixels"], isInstrumented: false),
    module("UIKit", ["_Testing_UIKit", "os", "WindowServer", "QuartzCore", "CoreGraphics"], isInstrumented: true),
    .target(
      name: "Support", dependencies: ["CFuzzer", "GuideFormats", "GuideModel"], path: "Targets/Support",
      swiftSettings: instrumented),
    fuzzer("FuzzXMLTV", []), fuzzer("FuzzM3U", []), fuzzer("FuzzPacked", []),
    fuzzer("FuzzDates", ["GuideFormats"]),
    fuzzer("FuzzSearch", ["GuideStore", "GuideModel"]),
    fuzzer("FuzzRules", ["Reminders", "GuideModel"]),
    fuzzer("FuzzBrowser", ["BrowserGuard"]),
    fuzzer("FuzzPictures", ["PictureWorker"]),
    fuzzer("FuzzScreens", ["UIKit", "WindowServer"]),
    fuzzer("FuzzCatalogues", ["UIKit"]),
    fuzzer("FuzzArchives", ["UIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
