// swift-tools-version: 6.0
import PackageDescription

// Readers of outside data under libFuzzer and the address sanitizer: `make fuzz`. A package of its own, since the flags
// this takes would keep the guide's from being used by others.

let instrumented: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-O"])]
let linked: [LinkerSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]

/// - Parameter modules: what it puts to the test beside the readers of feeds.
func fuzzer(_ name: String, _ modules: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name, dependencies: ["Support", "GuideFormats", "GuideModel"] + modules, path: "Targets/\(name)",
    swiftSettings: instrumented, linkerSettings: linked)
}

let package = Package(
  name: "fuzz", defaultLocalization: "en",
  targets: [
    .systemLibrary(name: "CXML", path: "Library/CXML", pkgConfig: "libxml-2.0"),
    .systemLibrary(name: "CISAL", path: "Library/CISAL", pkgConfig: "libisal"),
    .systemLibrary(name: "CLZMA", path: "Library/CLZMA", pkgConfig: "liblzma"),
    .systemLibrary(name: "CCURL", path: "Library/CCURL", pkgConfig: "libcurl"),
    .systemLibrary(name: "CFuzzer", path: "Targets/CFuzzer"),
    .target(
      name: "GuideModel", path: "Library/GuideModel", resources: [.process("Resources")],
      swiftSettings: instrumented),
    .target(name: "HTTP", dependencies: ["CCURL"], path: "Library/HTTP"),
    .target(
      name: "GuideFormats", dependencies: ["GuideModel", "HTTP", "CXML", "CISAL", "CLZMA"],
      path: "Library/GuideFormats", swiftSettings: instrumented),
    .target(
      name: "Reminders", dependencies: ["GuideModel"], path: "Library/Reminders", swiftSettings: instrumented),
    .target(
      name: "Support", dependencies: ["CFuzzer", "GuideFormats", "GuideModel"], path: "Targets/Support",
      swiftSettings: instrumented),
    fuzzer("FuzzXMLTV"), fuzzer("FuzzM3U"), fuzzer("FuzzPacked"), fuzzer("FuzzDates"),
    fuzzer("FuzzRules", ["Reminders"]),
  ],
  swiftLanguageModes: [.v6]
)
