import Foundation

/// The prebuilt UIKit: modules, their C headers, and one shared library.
struct Kit {
  let folder: String

  var modules: String { folder + "/modules" }
  /// The modules that only modules for iOS see.
  var applicationModules: String { modules + "/application" }
  var library: String { folder + "/lib" }

  /// The folder of the modules that replace targets of packages: files, or folders of files, with the targets' names.
  private var replacements: String { folder + "/objective-c" }

  /// The names of the targets for which it has replacements.
  var replacedTargets: Set<String> {
    Set(Files.names(in: replacements).map { $0.hasSuffix(".swift") ? String($0.dropLast(6)) : $0 })
  }

  /// Returns the sources that replace a target, with their names; none if it has no replacement.
  func replacement(of target: String) -> [(name: String, text: String)] {
    let place = "\(replacements)/\(target)"
    let files = Files.isFolder(place) ? Files.all(in: place, endings: ["swift"]) : [place + ".swift"]
    return files.compactMap { path in
      Files.text(path).map { ((path as NSString).lastPathComponent, $0) }
    }
  }

  /// Finds the kit beside this command, as in the archive, or at the path in `UIKIT_SDK`.
  static func find(environment: [String: String] = ProcessInfo.processInfo.environment) throws -> Kit {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = executable.deletingLastPathComponent().deletingLastPathComponent().path
    for folder in [environment["UIKIT_SDK"], beside].compactMap({ $0 })
    where Files.exists(folder + "/modules/UIKit.swiftmodule") {
      return Kit(folder: URL(fileURLWithPath: folder).standardizedFileURL.path)
    }
    throw Failure("the prebuilt UIKit is missing beside \(executable.path): run “make sdk”, or set UIKIT_SDK")
  }

  /// A text that changes when UIKit has been rebuilt: programs contain the layout of its classes.
  var identity: String {
    let paths = [library, modules, applicationModules].flatMap { folder in
      Files.names(in: folder).map { "\(folder)/\($0)" }
    }
    return ([folder] + paths.map { "\($0) \(Files.stamp($0))" }).joined(separator: "\n")
  }

  /// Returns the arguments with which the compiler of a module for iOS can import UIKit and the other frameworks.
  ///
  /// - Parameter ownModules: the C modules of the package, such as `zlib`, which take the place of those of UIKit.
  func compilerFlags(packageFlags: [String], ownModules: Set<String> = []) -> [String] {
    var flags = ["-I", modules, "-I", applicationModules]
    for name in Files.names(in: modules)
    where !ownModules.contains(name) && Files.exists("\(modules)/\(name)/module.modulemap") {
      flags += ["-Xcc", "-fmodule-map-file=\(modules)/\(name)/module.modulemap"]
    }
    return flags + packageFlags
  }

  /// The arguments for the linker. A program that uses nothing of UIKit does not load it. Its search path is one that
  /// holds for the libraries' own libraries, too: the toolchain's, which UIKit's library has no path to.
  var linkerFlags: [String] {
    let libraries = Files.names(in: library).filter { $0.hasPrefix("lib") && $0.hasSuffix(".so") }
    return ["-L", library, "-Xlinker", "--as-needed"] + libraries.map { "-l" + $0.dropFirst(3).dropLast(3) }
      + ["-Xlinker", "--no-as-needed", "-Xlinker", "-rpath", "-Xlinker", library, "-Xlinker", "-export-dynamic"]
      + ["-Xlinker", "--disable-new-dtags"]
  }
}
