// swift-tools-version: 6.0
import PackageDescription

// The modules from bottom to top: each imports only modules above it in this list. On Apple's platforms `UIKit` and the
// modules below it are Apple's own, so those targets exist on Linux only.

var products: [Product] = [
  .library(name: "GuideModel", targets: ["GuideModel"]),
  .library(name: "GuideFormats", targets: ["GuideFormats"]),
  .library(name: "GuideStore", targets: ["GuideStore"]),
  .library(name: "GuideUI", targets: ["GuideUI"]),
  .library(name: "QuickCollection", targets: ["QuickCollection"]),
]

// Values and arithmetic that need Foundation only, no C library, so that they build and are tested anywhere in seconds.
// On Apple's platforms they are part of the system's frameworks, like UIKit.
let seededRandom: Target = .target(name: "SeededRandom")
let cores: [Target] = [
  .target(name: "PlaneGeometry"),
  .target(name: "MotionCore"),
  .target(name: "ConstraintSolver"),
  .target(name: "CollectionCore", dependencies: ["PlaneGeometry"]),
  // Slow models for tests of collection views and their core.
  .target(name: "CollectionModels", dependencies: ["CollectionCore", "SeededRandom"], path: "Tests/CollectionModels"),
  .testTarget(name: "ArchitectureTests"),
  .testTarget(name: "MotionCoreTests", dependencies: ["MotionCore", "SeededRandom"]),
  .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SeededRandom"]),
  .testTarget(
    name: "CollectionCoreTests", dependencies: ["CollectionCore", "CollectionModels", "PlaneGeometry", "SeededRandom"]),
]

var targets: [Target] = [
  // Reproducible random numbers: for tests and benchmarks, and for drawings that look the same everywhere.
  seededRandom,
  // The guide's data, without a user interface.
  .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
  .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
  .systemLibrary(name: "CLZMA", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"])]),
  .systemLibrary(name: "CCURL", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
  .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
  .target(name: "GuideModel", dependencies: ["SeededRandom"], resources: [.process("Resources")]),
  .target(name: "TransferTiming"),
  .target(name: "HTTP", dependencies: ["TransferTiming", "CCURL"]),
  .target(name: "WebClient", dependencies: ["HTTP"]),
  .target(name: "GuideFormats", dependencies: ["GuideModel", "HTTP", "CXML", "CISAL", "CLZMA"]),
  // PostgreSQL's client library, loaded when a guide on a server is opened.
  .target(name: "Postgres"),
  .testTarget(name: "PostgresTests", dependencies: ["Postgres", "PostgresCluster"]),
  // PostgreSQL's own server, started for a test and stopped after it.
  .target(name: "PostgresCluster", dependencies: ["Postgres"], path: "Tests/PostgresCluster"),
  // Reminders: for which airings, and when.
  .target(name: "Reminders", dependencies: ["GuideModel"]),
  .testTarget(name: "RemindersTests", dependencies: ["SeededRandom", "Reminders", "GuideModel"]),
  .target(
    name: "GuideStore", dependencies: ["Reminders", "GuideModel", "GuideFormats", "HTTP", "Postgres", "CSQLite"]),
  .target(name: "GuideExport", dependencies: ["GuideStore", "GuideFormats", "GuideModel"]),
  .testTarget(name: "TransferTimingTests", dependencies: ["TransferTiming"]),
  .testTarget(name: "GuideModelTests", dependencies: ["GuideModel", "SeededRandom"]),
  .testTarget(name: "GuideFormatsTests", dependencies: ["SeededRandom", "GuideFormats", "GuideModel", "CLZMA"]),
  // An HTTP server on loopback whose answers are slow, broken or huge on demand.
  .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
  // Finds what blocks a thread.
  .target(name: "ThreadChecks", path: "Tests/ThreadChecks"),
  // The diagrams of Documentation/Internals.
  .target(name: "InternalsDiagrams", path: "Tests/InternalsDiagrams"),
  .testTarget(
    name: "GuideStoreTests",
    dependencies: [
      "SeededRandom", "GuideStore", "Reminders", "GuideFormats", "GuideModel", "HTTP", "LoopbackServer", "ThreadChecks",
      "InternalsDiagrams", "CSQLite",
    ]),
  .testTarget(
    name: "GuideServerTests",
    dependencies: ["GuideStore", "Postgres", "PostgresCluster", "Reminders", "GuideModel", "SeededRandom"]),
  // The guide's interface for programs: turns requests into answers, whatever server carries them.
  .target(name: "GuideAPI", dependencies: ["GuideExport", "GuideStore", "Reminders", "GuideModel"]),
  .testTarget(name: "GuideAPITests", dependencies: ["GuideAPI", "GuideExport", "GuideStore", "GuideModel"]),
  .testTarget(name: "GuideExportTests", dependencies: ["GuideExport", "GuideStore", "GuideFormats", "GuideModel"]),
]

// Apple's frameworks of services and devices, as far as packages use them, with what Linux can do of them. `uikit` shows
// them to modules for iOS only, and `BuildConditions.applicationModules` lists them, too.
let applicationFrameworks: [Target] = [
  .target(name: "AdSupport"),
  .target(name: "AppTrackingTransparency"),
  .target(name: "AuthenticationServices", dependencies: ["BridgedErrors", "UIKit"]),
  .target(name: "Contacts", dependencies: ["BridgedErrors"]),
  .target(name: "ContactsUI", dependencies: ["Contacts", "UIKit"]),
  .target(name: "CoreBluetooth", dependencies: ["BridgedErrors"]),
  .target(name: "CoreData", dependencies: ["AppleNames", "Combine", "CryptoKit", "UIKit", "CSQLite"]),
  .target(name: "CoreHaptics", dependencies: ["BridgedErrors"]),
  .target(name: "CoreLocation", dependencies: ["BridgedErrors"]),
  .target(name: "CoreMotion"),
  .target(name: "CoreTelephony"),
  .target(name: "EventKit", dependencies: ["BridgedErrors"]),
  .target(name: "LinkPresentation", dependencies: ["BridgedErrors", "UIKit"]),
  .target(name: "LocalAuthentication", dependencies: ["BridgedErrors"]),
  .target(
    name: "MapKit", dependencies: ["BridgedErrors", "CoreLocation", "Contacts", "UIKit", "CoreGraphics", "CGIO"]),
  .target(name: "MediaPlayer", dependencies: ["UIKit"]),
  .target(name: "MetricKit", dependencies: ["BridgedErrors", "os"]),
  .target(name: "MessageUI", dependencies: ["BridgedErrors", "UIKit", "CGIO"]),
  .target(
    name: "Photos", dependencies: ["BridgedErrors", "AVFoundation", "CoreLocation", "ImageIO", "UIKit", "CoreGraphics"]),
  .target(
    name: "PhotosUI", dependencies: ["Photos", "AVFoundation", "UIKit", "WindowServer", "UniformTypeIdentifiers"]),
  .target(name: "QuickLook", dependencies: ["UIKit"]),
  .target(name: "SafariServices", dependencies: ["UIKit"]),
  .target(name: "Security", dependencies: ["AppleNames", "CommonCrypto", "CoreText", "UIKit", "CGnuTLS", "CHogweed"]),
  .target(name: "StoreKit", dependencies: ["BridgedErrors", "UIKit"]),
  .target(name: "SystemConfiguration", dependencies: ["AppleNames", "Network", "UIKit"]),
  .target(name: "UserNotifications", dependencies: ["BridgedErrors"]),
  .target(name: "WebKit", dependencies: ["BridgedErrors", "Security", "UIKit", "UniformTypeIdentifiers"]),
]

// The targets that `LINEUP_DATA=1` builds: the guide's data only.
let data = targets

#if os(Linux)
  let uiKit: [Target.Dependency] = ["UIKit"]
  products += [
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "CoreGraphics", "UniformTypeIdentifiers", "os"]),
    .executable(name: "lineup", targets: ["lineup"]),
    .executable(name: "lineup-agent", targets: ["lineup-agent"]),
    .executable(name: "albums", targets: ["Albums"]),
    .executable(name: "reviews", targets: ["MovieReviews"]),
    .executable(name: "emoji", targets: ["EmojiGrid"]),
  ]
  targets += cores
  targets += applicationFrameworks
  let applicationNames = applicationFrameworks.map { Target.Dependency.byName(name: $0.name) }
  targets += [
    // One target for the tests of all, as each target of tests takes a while to build.
    .testTarget(
      name: "FrameworksTests",
      dependencies: applicationNames + [
        "AppleNames", "Combine", "LoopbackServer", "SeededRandom", "UIKit", "WindowServer", "WindowServerTesting",
        "CGnuTLS",
      ]),
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CPixels"),
    // For the segments that the dynamic loader has mapped.
    .systemLibrary(name: "CLoader"),
    .systemLibrary(name: "CX11", pkgConfig: "xext", providers: [.apt(["libx11-dev", "libxext-dev"])]),
    .systemLibrary(name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    // Swift Testing needs these when a file imports it together with a module named CoreGraphics or UIKit.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreImage"),
    // Submodules such as in `import UIKit.UIView` and `import os.log`.
    .systemLibrary(name: "CHeaderNames"),
    // Layout libraries log and measure intervals with Apple's `os`.
    .target(name: "os", dependencies: ["CHeaderNames"]),
    .target(name: "CoreGraphics", dependencies: ["PlaneGeometry", "CGTK", "CHeaderNames", "_Testing_CoreGraphics"]),
    .target(name: "simd"),
    .target(name: "UniformTypeIdentifiers"),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(name: "simdTests", dependencies: ["simd"]),
    .target(name: "ImageIO", dependencies: ["CoreGraphics"]),
    .testTarget(name: "ImageIOTests", dependencies: ["ImageIO", "CoreGraphics"]),
    .target(name: "CoreImage", dependencies: ["CoreGraphics", "CoreMedia", "ImageIO", "_Testing_CoreImage"]),
    .testTarget(name: "CoreImageTests", dependencies: ["CoreImage", "CoreGraphics", "CoreMedia"]),
    .target(name: "QuartzCore", dependencies: ["MotionCore", "SeededRandom", "CoreGraphics", "CGTK", "CPixels"]),
    // Decodes pictures from outside in a separate process.
    .systemLibrary(name: "CSandbox"),
    .target(name: "PictureWorker", dependencies: ["CoreGraphics", "CSandbox"]),
    .testTarget(name: "PictureWorkerTests", dependencies: ["PictureWorker", "CoreGraphics"]),
    // Plays streams under Apple's names, with GStreamer, which is loaded when something is played.
    .systemLibrary(name: "CGStreamer"),
    .target(name: "CoreMedia"),
    .target(
      name: "AVFoundation",
      dependencies: ["BridgedErrors", "CoreMedia", "QuartzCore", "CoreGraphics", "WindowServer", "CGTK", "CGStreamer"]),
    .target(name: "AVKit", dependencies: ["AVFoundation", "QuartzCore", "UIKit"]),
    .testTarget(
      name: "AVFoundationTests",
      dependencies: ["AVFoundation", "AVKit", "LoopbackServer", "UIKit", "WindowServer", "WindowServerTesting"]),
    // Printing: pages as values, and their PDF.
    .target(name: "GuidePrint", dependencies: ["GuideExport", "GuideModel", "CGTK"]),
    .testTarget(name: "GuidePrintTests", dependencies: ["GuidePrint", "GuideModel"]),
    // Plays channels in other programs.
    .target(name: "Watch", dependencies: ["GuideModel"]),
    .testTarget(name: "WatchTests", dependencies: ["Watch", "GuideModel"]),
    // The user service of reminders: no window, and as few libraries as possible.
    .systemLibrary(name: "CGIO", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .target(name: "ReminderAgent", dependencies: ["GuideStore", "Reminders", "GuideModel", "CGIO"]),
    .executableTarget(name: "lineup-agent", dependencies: ["ReminderAgent"], path: "Sources/LineupAgent"),
    .testTarget(
      name: "ReminderAgentTests", dependencies: ["ReminderAgent", "GuideStore", "Reminders", "GuideModel"],
      exclude: ["Support"]),
    .target(name: "WindowServer", dependencies: ["QuartzCore", "CoreGraphics", "CGTK", "CX11", "CLoader"]),
    // The connections of servers: the display for browsers, and the guide's interface for programs.
    .target(name: "Serving", dependencies: ["TransferTiming", "CSoup"]),
    .testTarget(name: "ServingTests", dependencies: ["Serving", "TransferTiming", "CSoup"]),
    // The display for browsers.
    .systemLibrary(name: "CCrypt"),
    .target(
      name: "WebDisplay",
      dependencies: [
        "Serving", "TransferTiming", "WindowServer", "QuartzCore", "CoreGraphics", "CSoup", "CGTK", "CPixels", "CISAL",
        "CCrypt",
      ],
      resources: [.embedInCode("Client")]),
    .testTarget(
      name: "WebDisplayTests",
      dependencies: [
        "SeededRandom", "Serving", "WebDisplay", "TransferTiming", "WindowServer", "QuartzCore", "CSoup",
      ]),
    .target(
      name: "UIKitCore",
      dependencies: [
        "_Testing_UIKit", "os", "CollectionCore", "ConstraintSolver", "MotionCore", "WindowServer", "QuartzCore",
        "CoreGraphics", "UniformTypeIdentifiers",
      ]),
    // Launches programs on the present display. It is separate so that UIKit is built without waiting for the display for
    // browsers.
    .target(
      name: "UIKitLaunch", dependencies: ["UIKitCore", "WebDisplay", "WindowServer", "QuartzCore", "CoreGraphics"]),
    // Collection and table views.
    .target(
      name: "UIKitCollections",
      dependencies: ["UIKitCore", "CollectionCore", "MotionCore", "WindowServer", "QuartzCore", "CoreGraphics"]),
    .target(
      name: "UIKitDynamics",
      dependencies: ["UIKitCollections", "UIKitCore", "SeededRandom", "QuartzCore", "CoreGraphics"]),
    // Core Text's functions on the same layout of text.
    .target(name: "CoreText", dependencies: ["UIKitCore", "QuartzCore", "CoreGraphics"]),
    .testTarget(name: "CoreTextTests", dependencies: ["CoreText", "UIKitCore"]),
    // Exports the modules above.
    .target(
      name: "UIKit",
      dependencies: ["UIKitCore", "UIKitCollections", "UIKitDynamics", "UIKitLaunch", "_Testing_UIKit"]),
    // The guide's interface for programs over HTTP.
    .target(name: "APIServer", dependencies: ["GuideAPI", "Serving", "TransferTiming", "CSoup"]),
    .testTarget(
      name: "APIServerTests", dependencies: ["APIServer", "TransferTiming", "GuideAPI", "GuideStore", "GuideModel"]),
    .executableTarget(
      name: "lineup",
      dependencies: [
        "APIServer", "GuideAPI", "GuideUI", "GuidePrint", "GuideExport", "GuideStore", "GuideFormats", "Reminders",
        "GuideModel", "Watch", "PictureWorker", "AVKit", "HTTP", "UIKit", "WebDisplay", "WindowServer", "QuartzCore",
      ]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "SeededRandom", "GuideUI", "GuideStore", "GuideFormats", "Reminders", "GuideModel", "UIKit", "WindowServer",
        "QuartzCore",
        "CSQLite",
      ]),
    // Breaks the guide's file in every known way: `make torture`.
    .executableTarget(
      name: "torture", dependencies: ["GuideStore", "GuideFormats", "GuideModel", "SeededRandom", "CSQLite"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "SeededRandom"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["SeededRandom", "QuartzCore", "CPixels"]),
    // Scripted input for windows without a display, and a clock that tests advance.
    .target(
      name: "WindowServerTesting", dependencies: ["WindowServer", "QuartzCore"], path: "Tests/WindowServerTesting"),
    .testTarget(name: "WindowServerTests", dependencies: ["WindowServer", "WindowServerTesting", "QuartzCore"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "CollectionModels", "CollectionCore", "ConstraintSolver", "MotionCore", "SeededRandom", "ScreenChecks",
        "InternalsDiagrams", "WindowServerTesting", "UIKit", "CGIO",
      ],
      exclude: ["Picture/Pictures"]),
    // Names from other Apple frameworks that packages use: `uikit` imports it into each of their files.
    .systemLibrary(name: "zlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "AppleNames",
      dependencies: [
        "BridgedErrors",
        "UIKit", "AVKit", "CoreImage", "CoreMedia", "ImageIO", "UniformTypeIdentifiers", "simd", "os", "CryptoKit",
        "CommonCrypto", "Network", "Accelerate", "Compression", "CoreText", "CXML",
      ]),
    // Apple's publishers. A module of its own: packages declare types with the same names.
    .target(name: "Combine", dependencies: ["AppleNames", "UIKit"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "UIKit"]),
    // Lets packages subclass more of Foundation's classes.
    // Casts of `NSError` to the structures of errors.
    .target(name: "BridgedErrors"),
    .target(name: "FoundationSubclasses"),
    .testTarget(name: "FoundationSubclassesTests", dependencies: ["FoundationSubclasses"]),
    // Apple's frameworks of cryptography, network states and image processing, as far as packages use them.
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"])]),
    // The part of nettle for public keys, and GMP, on which it is built.
    .systemLibrary(name: "CHogweed", pkgConfig: "hogweed", providers: [.apt(["nettle-dev"])]),
    // Certificates, and the file format that holds them with their keys.
    .systemLibrary(name: "CGnuTLS", pkgConfig: "gnutls", providers: [.apt(["libgnutls28-dev"])]),
    .target(name: "CryptoKit", dependencies: ["CGIO", "CNettle"]),
    .target(name: "CommonCrypto", dependencies: ["CryptoKit", "CNettle"]),
    .target(name: "Accelerate"),
    .target(name: "Compression", dependencies: ["zlib"]),
    .testTarget(name: "CompressionTests", dependencies: ["Compression"]),
    .testTarget(name: "AccelerateTests", dependencies: ["Accelerate", "SeededRandom"]),
    .target(name: "Network", dependencies: ["CGIO"]),
    .testTarget(name: "NetworkTests", dependencies: ["Network"]),
    .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit", "CommonCrypto"]),
    .testTarget(name: "AppleNamesTests", dependencies: ["AppleNames", "Combine", "ClientSwift4"]),
    .testTarget(name: "CommonCryptoTests", dependencies: ["CommonCrypto", "CryptoKit", "SeededRandom"]),
    .target(
      name: "ClientSwift4", dependencies: ["AppleNames", "UIKit"], path: "Tests/ClientSwift4",
      swiftSettings: [.swiftLanguageMode(.v4)]),
    // The same for Apple's XCTest.
    // `make sdk` builds it, and so everything that the kit contains.
    .target(
      name: "XCTestAdditions", dependencies: ["AppleNames", "Combine", "FoundationSubclasses"] + applicationNames),
    .testTarget(
      name: "XCTestAdditionsTests", dependencies: ["XCTestAdditions"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // Code as apps write it: in the Swift 5 language mode, with XCTest.
    .testTarget(name: "UIKitClientTests", dependencies: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ClientCompatibilityTests", dependencies: ["AVKit", "UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
    // The same in the Swift 6 language mode.
    .testTarget(name: "ClientSwift6Tests", dependencies: ["UIKit"]),
    // The code of the tutorials, which Scripts/docs copies into their pages.
    .testTarget(name: "TutorialTests", dependencies: ["UIKit", "GuideStore", "GuideFormats", "GuideModel"]),
    .testTarget(
      name: "GuideUITests",
      dependencies: [
        "GuideUI", "GuideStore", "GuideModel", "HTTP", "LoopbackServer", "ScreenChecks", "SeededRandom",
        "ThreadChecks", "UIKit", "WindowServer", "WindowServerTesting", "QuartzCore",
      ],
      exclude: ["Pictures"]),
    .testTarget(
      name: "QuickCollectionTests",
      dependencies: ["SeededRandom", "QuickCollection", "UIKit", "WindowServer", "QuartzCore"]),
    // Example apps.
    .target(name: "LegibleColors", dependencies: ["UIKit"]),
    .target(name: "Pictures", dependencies: ["SeededRandom", "WebClient", "UIKit"]),
    .executableTarget(name: "Albums", dependencies: ["LegibleColors", "Pictures", "WebClient", "UIKit"]),
    .executableTarget(
      name: "MovieReviews", dependencies: ["LegibleColors", "Pictures", "WebClient", "QuickCollection", "UIKit"]),
    // Checks of screens: against reference pictures, and for legible text.
    .target(name: "ScreenChecks", dependencies: ["UIKit", "WindowServer"], path: "Tests/ScreenChecks"),
    .testTarget(name: "HTTPTests", dependencies: ["HTTP", "LoopbackServer"]),
    .testTarget(name: "WebClientTests", dependencies: ["SeededRandom", "WebClient", "LoopbackServer"]),
    .testTarget(
      name: "AlbumsTests",
      dependencies: [
        "Albums", "LegibleColors", "Pictures", "WebClient", "LoopbackServer", "ScreenChecks", "UIKit", "WindowServer",
        "QuartzCore",
      ],
      exclude: ["Pictures"]),
    .testTarget(
      name: "MovieReviewsTests",
      dependencies: [
        "MovieReviews", "LegibleColors", "Pictures", "WebClient", "LoopbackServer", "ScreenChecks", "QuickCollection",
        "UIKit",
        "WindowServer",
      ],
      exclude: ["Pictures"]),
    .executableTarget(
      name: "EmojiGrid", dependencies: ["LegibleColors", "UIKit"], resources: [.process("Resources")]),
    .testTarget(
      name: "EmojiGridTests",
      dependencies: [
        "EmojiGrid", "LegibleColors", "ScreenChecks", "UIKit", "WindowServer", "WindowServerTesting", "QuartzCore",
      ],
      exclude: ["Pictures"]),
    .testTarget(name: "LineupTests", dependencies: ["GuideStore", "GuideFormats", "GuideModel", "LoopbackServer"]),
  ]
#else
  let uiKit: [Target.Dependency] = []
#endif

targets += [
  .target(name: "GuideUI", dependencies: ["GuideStore", "Reminders", "GuideModel", "HTTP", "WebClient"] + uiKit),
  .target(name: "QuickCollection", dependencies: uiKit),
]

#if os(Linux)
  // Adds the modules that `UIKit` exports, also by way of `AppleNames`: SwiftPM only looks at the modules that a target
  // names, and would not rebuild subclasses and calls when a class in one of the exported modules changes.
  for target in targets where target.name != "UIKit" {
    func names(_ modules: Set<String>) -> Bool {
      target.dependencies.contains { if case .byNameItem(let name, _) = $0 { modules.contains(name) } else { false } }
    }
    guard names(["UIKit", "AppleNames"]) else { continue }
    for module in ["UIKitCore", "UIKitCollections", "UIKitDynamics", "UIKitLaunch"] where !names([module]) {
      target.dependencies.append(.byName(name: module))
    }
  }
#endif

// `LINEUP_CORES=1 swift test` (`make test-cores`) builds and tests the cores only.
if Context.environment["LINEUP_CORES"] != nil { (products, targets) = ([], [seededRandom] + cores) }

// `make tools`: the `uikit` command, built with the toolchain's own SwiftSyntax, whose folder is in the variable.
// Building it needs neither UIKit nor any library.
if let host = Context.environment["LINEUP_TOOLS"] {
  let swiftSyntax: [SwiftSetting] = [.unsafeFlags(["-I", host])]
  let libraries: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]), .linkedLibrary("SwiftSyntax"),
    .linkedLibrary("SwiftParser"),
  ]
  products = [.executable(name: "uikit", targets: ["UIKitCommand"])]
  targets = [
    .target(name: "SourceRewriting", swiftSettings: swiftSyntax, linkerSettings: libraries),
    .testTarget(name: "SourceRewritingTests", dependencies: ["SourceRewriting"], swiftSettings: swiftSyntax),
    .target(name: "ObjectiveCHeaders"),
    .testTarget(name: "ObjectiveCHeadersTests", dependencies: ["ObjectiveCHeaders"]),
    .executableTarget(
      name: "UIKitCommand", dependencies: ["SourceRewriting", "ObjectiveCHeaders"], swiftSettings: swiftSyntax),
    .testTarget(name: "UIKitCommandTests", dependencies: ["UIKitCommand"], swiftSettings: swiftSyntax),
  ]
}
// `LINEUP_DATA=1 swift test --scratch-path .build/data` (`make test-data`) builds and tests the guide's data only.
if Context.environment["LINEUP_DATA"] != nil { (products, targets) = ([], data) }

let package = Package(
  name: "lineup",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
