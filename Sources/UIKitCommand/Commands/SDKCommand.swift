import Foundation

/// `uikit sdk`: collects from a build of UIKit everything with which packages are compiled and linked: modules, C
/// headers, one shared library and this command.
struct SDKCommand {
  private static let modules = [
    "PlaneGeometry", "MotionCore", "ConstraintSolver", "CollectionCore", "_Testing_CoreGraphics", "_Testing_UIKit",
    "_Testing_CoreImage",
    "os",
    "CoreGraphics", "QuartzCore", "WindowServer", "WebDisplay", "UIKitCore", "UIKitCollections", "UIKitDynamics",
    "UIKitLaunch", "UIKit", "CoreMedia", "AVFoundation", "AVKit",
    "UniformTypeIdentifiers", "ImageIO", "CoreImage", "simd", "AppleNames",
  ]
  private static let testModule = "XCTestAdditions"
  private static let headers = [
    "CGTK", "CPixels", "CX11", "CSoup", "CHeaderNames", "CGStreamer", "CISAL", "CCrypt", "zlib",
  ]
  private static let libraries = ["gtk4", "xext", "x11", "libsoup-3.0", "libisal"]

  private let build: String
  private let output: String
  private let sources: String

  init(_ arguments: [String]) throws {
    var options = Options(arguments)
    output = try options.value(of: "-o", "--output") ?? ".build/sdk"
    sources = try options.value(of: "--sources") ?? "Sources"
    guard let build = options.rest.first else {
      throw Failure("give the folder of UIKit's build, such as .build/release")
    }
    self.build = URL(fileURLWithPath: build).resolvingSymlinksInPath().path
  }

  func run() throws -> Int32 {
    let manager = FileManager.default
    for folder in ["modules", "lib", "bin"] {
      try? manager.removeItem(atPath: "\(output)/\(folder)")
      try manager.createDirectory(atPath: "\(output)/\(folder)", withIntermediateDirectories: true)
    }
    for name in Self.modules + [Self.testModule] {
      for ending in ["swiftmodule", "swiftdoc"] where Files.exists("\(build)/Modules/\(name).\(ending)") {
        try manager.copyItem(
          atPath: "\(build)/Modules/\(name).\(ending)", toPath: "\(output)/modules/\(name).\(ending)")
      }
      guard Files.exists("\(output)/modules/\(name).swiftmodule") else {
        throw Failure("\(build) has no module \(name): build \(Self.modules.last ?? "") and \(Self.testModule) first")
      }
    }
    for name in Self.headers {
      try manager.copyItem(atPath: "\(sources)/\(name)", toPath: "\(output)/modules/\(name)")
    }
    let links = try Child.output("pkg-config", ["--libs"] + Self.libraries).split(whereSeparator: \.isWhitespace)
      .map(String.init).filter { !$0.hasPrefix("-Wl") && $0 != "-pthread" }
    try link("UIKit", of: Self.modules, with: links + ["-lcrypt"])
    // Programs that are not tests do not load XCTest.
    try link(Self.testModule, of: [Self.testModule], with: ["-L", output + "/lib", "-lUIKit", "-lXCTest"])
    try manager.copyItem(atPath: Files.executable, toPath: "\(output)/bin/uikit")
    return 0
  }

  private func link(_ name: String, of modules: [String], with libraries: [String]) throws {
    let objects = modules.flatMap { Self.objects(of: $0, in: build) }
    let list = "\(output)/lib/objects"
    try Files.write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: list)
    let code = try Child.run(
      try Toolchain.find().compiler,
      ["-emit-library", "-use-ld=lld", "-module-name", name, "-o", "\(output)/lib/lib\(name).so", "@\(list)"]
        + ["-Xlinker", "-soname", "-Xlinker", "lib\(name).so", "-Xlinker", "-S"] + libraries)
    try FileManager.default.removeItem(atPath: list)
    guard code == 0 else { throw Failure("lib\(name).so could not be linked") }
  }

  /// Returns the objects that the build lists: a folder may still contain those of deleted files.
  private static func objects(of module: String, in build: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: "\(build)/\(module).build/output-file-map.json"),
      let map = try? JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
    else { return [] }
    let objects = Set(map.values.compactMap { $0["object"] }).filter { Files.exists($0) }
    return objects.sorted()
  }
}
