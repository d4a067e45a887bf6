// swift-tools-version:6.0
import PackageDescription

let phones: [Platform] = [.iOS, .tvOS]
let computers: [Platform] = [.macOS]

// Each file of sources has the constructs of one rule of `uikit`, and each file of tests checks what they do.
let package = Package(
  name: "Constructs",
  platforms: [.iOS(.v14)],
  products: [.library(name: "Constructs", targets: ["Constructs"])],
  targets: [
    .target(name: "Clock"),
    .target(name: "Sent", swiftSettings: [.swiftLanguageMode(.v6)]),
    .systemLibrary(name: "zlib"),
    .target(name: "Shelf"),
    .target(name: "Computers"),
    .target(name: "Lamp"),
    // Targets of packages for tests, which the kit's modules of the same names replace.
    .target(name: "OHHTTPStubs"),
    .target(name: "CwlPreconditionTesting"),
    .target(
      name: "Constructs",
      dependencies: [
        "Clock", "Sent", "zlib", .target(name: "Shelf", condition: .when(platforms: phones)),
        .target(name: "Lamp", condition: .when(platforms: [.iOS])),
        .target(name: "Computers", condition: .when(platforms: computers)),
      ],
      resources: [.process("Resources/Names.strings")],
      swiftSettings: [.define("FOR_PHONES", .when(platforms: [.iOS]))],
      linkerSettings: [.linkedFramework("UIKit"), .linkedLibrary("c++"), .linkedLibrary("iconv")]),
    .testTarget(
      name: "ComputersTests", dependencies: [.target(name: "Computers", condition: .when(platforms: computers))]),
    .testTarget(
      name: "ConstructsTests",
      dependencies: [
        "Constructs", "Sent", "Shelf", "OHHTTPStubs", "CwlPreconditionTesting",
        .target(name: "Computers", condition: .when(platforms: computers)),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
