// swift-tools-version: 6.0
import PackageDescription

// Parsers of outside data under libFuzzer and the address sanitizer: `make fuzz`. This is a separate package because
// packages with unsafe flags cannot be dependencies of others.

let watched: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address"])]
let watchedAndQuick: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-O"])]
let linked: [LinkerSetting] = [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]

/// Returns a program that tests modules.
func fuzzer(_ name: String, _ modules: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: ["Support"] + modules, path: "Targets/\(name)", swiftSettings: watchedAndQuick,
    linkerSettings: linked)
}

/// Returns a module of the guide.
/// - Parameter settings: `watched` if the fuzzer follows the module's own branches.
func module(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [], _ settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Library/\(name)", resources: resources, swiftSettings: settings)
}

func library(_ name: String, _ pkgConfig: String? = nil) -> Target {
  .systemLibrary(name: name, path: "Library/\(name)", pkgConfig: pkgConfig)
}

let data: [Target] = [
  library("CXML", "libxml-2.0"), library("CISAL", "libisal"), library("CLZMA", "liblzma"),
  library("CCURL", "libcurl"), library("CSQLite", "sqlite3"),
  module("SeededRandom", []),
  module("GuideModel", ["SeededRandom"], resources: [.process("Resources")], watchedAndQuick),
  module("TransferTiming", []),
  module("HTTP", ["TransferTiming", "CCURL"]),
  module("GuideFormats", ["GuideModel", "HTTP", "CXML", "CISAL", "CLZMA"], watchedAndQuick),
  module("Postgres", []),
  module("Reminders", ["GuideModel"], watchedAndQuick),
  module(
    "GuideStore", ["Reminders", "GuideModel", "GuideFormats", "HTTP", "Postgres", "CSQLite"], watchedAndQuick),
  module("GuideExport", ["GuideStore", "GuideFormats", "GuideModel"], watchedAndQuick),
  module("GuideAPI", ["GuideExport", "GuideStore", "Reminders", "GuideModel"], watchedAndQuick),
]

let screens: [Target] = [
  library("CGTK", "gtk4"), library("CPixels"), library("CLoader"), library("CX11", "xext"),
  library("CSoup", "libsoup-3.0"),
  library("CHeaderNames"), library("CSandbox"), library("CCrypt"),
  module("_Testing_CoreGraphics", []),
  module("_Testing_UIKit", []),
  module("os", ["CHeaderNames"]),
  module("PlaneGeometry", []),
  module("MotionCore", []),
  module("ConstraintSolver", []),
  module("CollectionCore", ["PlaneGeometry"]),
  module("UniformTypeIdentifiers", []),
  module("CoreGraphics", ["PlaneGeometry", "CGTK", "CHeaderNames", "_Testing_CoreGraphics"], watched),
  module("PictureWorker", ["CoreGraphics", "CSandbox"], watched),
  module("QuartzCore", ["MotionCore", "SeededRandom", "CoreGraphics", "CGTK", "CPixels"]),
  module("WindowServer", ["QuartzCore", "CoreGraphics", "CGTK", "CX11", "CLoader"]),
  module("Serving", ["TransferTiming", "CSoup"]),
  module(
    "WebDisplay",
    [
      "Serving", "TransferTiming", "WindowServer", "QuartzCore", "CoreGraphics", "CSoup", "CGTK", "CPixels", "CISAL",
      "CCrypt",
    ],
    resources: [.embedInCode("Client")], watched),
  module(
    "UIKitCore",
    [
      "_Testing_UIKit", "os", "CollectionCore", "ConstraintSolver", "MotionCore", "WindowServer", "QuartzCore",
      "CoreGraphics", "UniformTypeIdentifiers",
    ], watched),
  module("UIKitLaunch", ["UIKitCore", "WebDisplay", "WindowServer", "QuartzCore", "CoreGraphics"]),
  module(
    "UIKitCollections", ["UIKitCore", "CollectionCore", "MotionCore", "WindowServer", "QuartzCore", "CoreGraphics"],
    watched
  ),
  module("UIKitDynamics", ["UIKitCollections", "UIKitCore", "SeededRandom", "QuartzCore", "CoreGraphics"]),
  module("UIKit", ["UIKitCore", "UIKitCollections", "UIKitDynamics", "UIKitLaunch", "_Testing_UIKit"]),
  module("ImageIO", ["CoreGraphics"], watched),
  module("WebClient", ["HTTP"]),
  module(
    "GuideUI",
    [
      "GuideStore", "Reminders", "GuideModel", "HTTP", "WebClient", "UIKit", "UIKitCore", "UIKitCollections",
      "UIKitDynamics", "UIKitLaunch",
    ], watched),
]

// Security, and what it stands on.
let keys: [Target] = [
  library("CGStreamer"), library("CGIO", "gio-2.0"), library("CNettle", "nettle"), library("CHogweed", "hogweed"),
  library("CGnuTLS", "gnutls"),
  module("BridgedErrors", []),
  module("simd", []),
  module("Accelerate", []),
  library("zlib", "zlib"),
  module("Compression", ["zlib"]),
  module("Network", ["CGIO"]),
  module("CryptoKit", ["CGIO", "CNettle"]),
  module("CommonCrypto", ["CryptoKit", "CNettle"]),
  module("CoreMedia", []),
  module("_Testing_CoreImage", []),
  module("CoreImage", ["CoreGraphics", "CoreMedia", "ImageIO", "_Testing_CoreImage"]),
  module(
    "AVFoundation",
    ["BridgedErrors", "CoreMedia", "QuartzCore", "CoreGraphics", "WindowServer", "CGTK", "CGStreamer"]),
  module("AVKit", ["AVFoundation", "QuartzCore", "UIKit"]),
  module("CoreText", ["UIKitCore", "QuartzCore", "CoreGraphics"]),
  module(
    "AppleNames",
    [
      "BridgedErrors", "UIKit", "AVKit", "CoreImage", "CoreMedia", "ImageIO", "UniformTypeIdentifiers", "simd", "os",
      "CryptoKit",
      "CommonCrypto", "Network", "Accelerate", "Compression", "CoreText", "CXML", "AVFoundation", "CoreGraphics",
      "QuartzCore",
    ]),
  module("Security", ["AppleNames", "CommonCrypto", "CoreText", "UIKit", "CGnuTLS", "CHogweed"], watched),
]

let fuzzers: [Target] = [
  .systemLibrary(name: "CFuzzer", path: "Targets/CFuzzer"),
  .target(
    name: "Support", dependencies: ["CFuzzer", "GuideFormats", "GuideModel"], path: "Targets/Support",
    swiftSettings: watchedAndQuick),
  fuzzer("FuzzXMLTV", []), fuzzer("FuzzM3U", []), fuzzer("FuzzPacked", []),
  fuzzer("FuzzDates", ["GuideFormats"]),
  fuzzer("FuzzSearch", ["GuideStore", "GuideModel"]),
  fuzzer("FuzzRules", ["Reminders", "GuideModel"]),
  fuzzer("FuzzAPI", ["GuideAPI", "GuideStore", "GuideModel"]),
  fuzzer("FuzzBrowser", ["WebDisplay"]),
  fuzzer("FuzzPictures", ["PictureWorker"]),
  fuzzer("FuzzScreens", ["UIKit", "UIKitCore", "WindowServer"]),
  fuzzer("FuzzCatalogues", ["UIKit", "UIKitCore"]),
  fuzzer("FuzzArchives", ["UIKit", "UIKitCore", "WindowServer"]),
  fuzzer(
    "FuzzGuides",
    ["GuideUI", "GuideStore", "GuideFormats", "GuideModel", "UIKit", "UIKitCore", "WindowServer"]),
  fuzzer("FuzzImages", ["ImageIO", "CoreGraphics"]),
  fuzzer("FuzzCertificates", ["Security", "AppleNames"]),
]

let package = Package(
  name: "fuzz", defaultLocalization: "en", targets: data + screens + keys + fuzzers, swiftLanguageModes: [.v6])
