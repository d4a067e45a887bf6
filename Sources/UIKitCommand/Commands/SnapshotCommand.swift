import Foundation

/// `uikit snapshot Module.ViewController -o shot.png`: draws a package's controller to an image.
///
/// It generates a package that depends on this one, whose program shows the controller in a window without a display.
struct SnapshotCommand {
  private let name: String
  private let output: String
  private let size: (width: Int, height: Int)
  private let scale: Int
  private let folder: String

  init(_ arguments: [String]) throws {
    var options = Options(arguments)
    output = try options.value(of: "-o", "--output") ?? "snapshot.png"
    let text = try options.value(of: "--size") ?? "390x844"
    let numbers = text.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0) }) else {
      throw Failure("--size \(text): two numbers of points up to 10000, as in 390x844")
    }
    size = (numbers[0], numbers[1])
    let scale = try options.value(of: "--scale") ?? "2"
    guard let number = Int(scale), (1...4).contains(number) else { throw Failure("--scale \(scale): 1 to 4") }
    self.scale = number
    folder = URL(fileURLWithPath: try options.value(of: "--package-path") ?? ".").standardizedFileURL.path
    guard let name = options.rest.first, name.split(separator: ".").count == 2,
      name.allSatisfy({ $0 != "\"" && $0 != "\\" })
    else { throw Failure("give a controller with its module: uikit snapshot Module.ViewController -o shot.png") }
    self.name = name
  }

  func run() throws -> Int32 {
    let package = try PackageFolder.open(folder)
    let module = String(name.split(separator: ".")[0])
    let toolchain = try Toolchain.find()
    let identity = (package.folder as NSString).lastPathComponent.lowercased()
    let product = try self.product(with: module, in: package, toolchain)
    let made = ToolFolder.cache + "/snapshots/" + Files.hash(package.folder + module)
    try Files.write(manifest(package.folder, identity, product), to: made + "/Package.swift")
    try Files.write(program(module), to: made + "/Sources/snapshot/main.swift")
    let code = try SwiftCommand(name: "build", arguments: ["--package-path", made]).run()
    guard code == 0 else { return code }
    var environment = ProcessInfo.processInfo.environment
    environment["LINEUP_BACKEND"] = "headless"
    // The screen's scale, by which views choose pictures and widths of lines.
    environment["LINEUP_SCALE"] = "\(scale)"
    return try Child.run(
      made + "/.build/uikit/debug/snapshot",
      [name, URL(fileURLWithPath: output).standardizedFileURL.path, "\(size.width)", "\(size.height)", "\(scale)"],
      environment: environment)
  }

  /// Returns the name of the library product that contains the module.
  private func product(with module: String, in package: PackageFolder, _ toolchain: Toolchain) throws -> String {
    let text = try Child.output(toolchain.swift, ["package", "--package-path", package.folder, "dump-package"])
    let manifest = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    for product in manifest?["products"] as? [[String: Any]] ?? [] {
      guard let kind = product["type"] as? [String: Any], kind["library"] != nil, let name = product["name"] as? String,
        (product["targets"] as? [String])?.contains(module) ?? false
      else { continue }
      return name
    }
    throw Failure("no library of the package at \(package.folder) has the module \(module)")
  }

  private func manifest(_ path: String, _ identity: String, _ product: String) -> String {
    """
    // swift-tools-version:5.9
    import PackageDescription

    let package = Package(
      name: "snapshot",
      platforms: [.iOS(.v17)],
      dependencies: [.package(path: "\(path)")],
      targets: [
        .executableTarget(name: "snapshot", dependencies: [.product(name: "\(product)", package: "\(identity)")])
      ]
    )

    """
  }

  /// Returns the program's source. It names the class, because an initializer `init()` that a class declares for itself
  /// cannot be called through a class found by name, and imports the module for testing, because a controller need not
  /// be public.
  private func program(_ module: String) -> String {
    """
    @testable import \(module)
    import UIKit

    let words = CommandLine.arguments
    let size = CGSize(width: Double(words[3]) ?? 390, height: Double(words[4]) ?? 844)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    // The class needs an initializer without arguments.
    window.rootViewController = \(name)()
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    // Allow time for content that a controller loads when it appears.
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
    window.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(Double(words[5]) ?? 2)
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
      window.layer.render(in: context.cgContext)
    }
    guard let data = picture.pngData() else { exit(1) }
    do {
      try data.write(to: URL(fileURLWithPath: words[2]))
    } catch {
      FileHandle.standardError.write(Data("uikit: \\(words[2]) cannot be written: \\(error)\\n".utf8))
      exit(1)
    }

    """
  }
}
