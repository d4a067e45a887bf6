import Foundation
import SourceRewriting

/// `uikit sdk`: collects from a build of UIKit everything with which packages are compiled and linked: modules, C
/// headers, one shared library and this command.
struct SDKCommand {
  private static let modules = [
    "BridgedErrors", "SeededRandom", "PlaneGeometry", "MotionCore", "ConstraintSolver", "CollectionCore",
    "_Testing_CoreGraphics",
    "_Testing_UIKit", "_Testing_CoreImage", "os",
    "CoreGraphics", "QuartzCore", "WindowServer", "TransferTiming", "Serving", "WebDisplay", "UIKitCore",
    "UIKitCollections", "UIKitDynamics", "UIKitLaunch", "UIKit", "CoreMedia", "AVFoundation", "AVKit",
    "UniformTypeIdentifiers", "ImageIO", "CoreImage", "simd", "CryptoKit", "CommonCrypto", "Network", "Accelerate",
    "Compression", "CoreText",
    "AppleNames", "Combine", "FoundationSubclasses",
  ]
  private static let testModule = "XCTestAdditions"
  /// The modules that are visible only to modules for iOS: in a folder of their own.
  private static let applicationModules = BuildConditions.applicationModules.sorted()
  private static let libraries = [
    "gtk4", "xext", "x11", "libsoup-3.0", "libisal", "libxml-2.0", "nettle", "hogweed", "gnutls", "sqlite3",
  ]

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
    for folder in ["modules", "lib", "bin", "libexec", "modules/application"] {
      try? manager.removeItem(atPath: "\(output)/\(folder)")
      try manager.createDirectory(atPath: "\(output)/\(folder)", withIntermediateDirectories: true)
    }
    try? manager.removeItem(atPath: "\(output)/objective-c")
    for name in Self.modules + Self.applicationModules + [Self.testModule] {
      let folder = Self.applicationModules.contains(name) ? "modules/application" : "modules"
      for ending in ["swiftmodule", "swiftdoc"] where Files.exists("\(build)/Modules/\(name).\(ending)") {
        try manager.copyItem(
          atPath: "\(build)/Modules/\(name).\(ending)", toPath: "\(output)/\(folder)/\(name).\(ending)")
      }
      guard Files.exists("\(output)/\(folder)/\(name).swiftmodule") else {
        throw Failure("\(build) has no module \(name): build \(Self.testModule) first")
      }
    }
    // Only packages use names of Apple's headers.
    for name in try Self.headers(in: sources) + ["CHeaderNames", "SQLite3"] {
      try manager.copyItem(atPath: "\(sources)/\(name)", toPath: "\(output)/modules/\(name)")
    }
    try manager.copyItem(atPath: "\(sources)/../Replacements", toPath: "\(output)/objective-c")
    let links = try Child.output("pkg-config", ["--libs"] + Self.libraries).split(whereSeparator: \.isWhitespace)
      .map(String.init).filter { !$0.hasPrefix("-Wl") && $0 != "-pthread" }
    try link("UIKit", of: Self.modules + Self.applicationModules, with: links + ["-lcrypt"])
    // Programs that are not tests do not load XCTest.
    try link(Self.testModule, of: [Self.testModule], with: ["-L", output + "/lib", "-lUIKit", "-lXCTest"])
    try manager.copyItem(atPath: Files.executable, toPath: "\(output)/libexec/uikit")
    try Files.write(Self.launcher, to: "\(output)/bin/uikit")
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(output)/bin/uikit")
    return 0
  }

  /// Starts the command with the libraries of the toolchain that the shell finds: it may be installed elsewhere than on
  /// the machine that linked the command.
  private static let launcher = """
    #!/bin/sh
    # Starts uikit with the libraries of the Swift toolchain in PATH.
    sdk=$(dirname "$(dirname "$(readlink -f "$0")")")
    compiler=$(command -v swiftc) ||
      { echo 'uikit: no Swift toolchain found: add its folder “usr/bin” to PATH' >&2; exit 1; }
    usr=$(dirname "$(dirname "$(readlink -f "$compiler")")")
    # The swiftc of a version manager is a program that starts the real one.
    [ -d "$usr/lib/swift/host" ] ||
      usr=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\\(.*\\)/lib/swift".*|\\1|p')
    export UIKIT_TOOLCHAIN="$usr"
    export LD_LIBRARY_PATH="$usr/lib/swift/linux:$usr/lib/swift/host${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
    exec "$sdk/libexec/uikit" "$@"

    """

  /// Returns the modules of C headers in a folder of sources that the modules import, sorted.
  /// - Throws: `Failure` if they import a Swift module of that folder that packages would not get.
  private static func headers(in sources: String) throws -> [String] {
    var headers: Set<String> = []
    let exported = modules + applicationModules + [testModule]
    for module in exported {
      for file in Files.all(in: "\(sources)/\(module)", endings: ["swift"]) {
        for name in imports(of: Files.text(file) ?? "") {
          if Files.exists("\(sources)/\(name)/module.modulemap") {
            headers.insert(name)
          } else if Files.exists("\(sources)/\(name)"), !exported.contains(name) {
            throw Failure("\(file) imports \(name), which is not among the modules for packages")
          }
        }
      }
    }
    return headers.sorted()
  }

  /// Returns the names of the modules that a text imports.
  private static func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      // Attributes and an access level may precede it, and the kind of a declaration may follow.
      guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy({ $0.first != "/" }) else {
        return nil
      }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = words[(place + 1)...].first { !kinds.contains($0) }
      return name?.split(separator: ".").first.map(String.init)
    }
  }

  private func link(_ name: String, of modules: [String], with libraries: [String]) throws {
    let objects = modules.flatMap { Self.objects(of: $0, in: build) }
    let list = "\(output)/lib/objects"
    try Files.write(objects.map { "\"\($0)\"" }.joined(separator: "\n"), to: list)
    let code = try Child.run(
      try Toolchain.find().compiler,
      ["-emit-library", "-use-ld=lld", "-module-name", name, "-o", "\(output)/lib/lib\(name).so", "@\(list)"]
        + ["-Xlinker", "-soname", "-Xlinker", "lib\(name).so", "-Xlinker", "-S"]
        // No path of this machine's toolchain: programs have that of the toolchain that links them.
        + [
          "-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN", "-Xlinker", "--disable-new-dtags",
        ]
        + libraries)
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
