import Foundation
import SourceRewriting

/// A module being compiled: its rewritten sources, with the results of the last build.
struct ModuleBuild {
  let folder: String
  /// Whether it is compiled for iOS.
  let isUIKit: Bool
  /// Whether it subclasses classes of Foundation that need `FoundationSubclasses`.
  let subclassesFoundation: Bool
  /// Whether it is compiled in Swift 5's mode although its package asks for Swift 6's.
  let relaxesIsolation: Bool
  private let call: CompilerCall
  private let texts: [(path: String, text: String)]
  let imports: Set<String>
  private let imported: [String: ModuleRecord]

  /// Whether the code at errors that cannot be repaired is left out. Dependencies are known to build on iOS; for the
  /// package itself, its developer states it with `--leave-out-errors`.
  let leavesOutErrors: Bool
  private let isDependency: Bool

  /// The environment variable with which the command passes `--leave-out-errors` on.
  static let leaveOutErrorsVariable = "UIKIT_LEAVE_OUT_ERRORS"

  /// The flag defined for modules of packages without a manifest, which are for iOS whatever they import: an umbrella
  /// header may import UIKit for them.
  static let madeUpFlag = "UIKIT_MADE_UP"
  private static let uiModules: Set = ["UIKit", "AVKit"]
  /// The modules of graphics. A module that imports no others, and supports Linux itself, does not need UIKit.
  private static let graphicsModules: Set = ["QuartzCore", "CoreGraphics", "AVFoundation"]

  /// - Parameter needsIOS: compiles the module for iOS whatever it imports.
  init(folder: String, call: CompilerCall, needsIOS: Bool = false) throws {
    self.folder = folder
    let record = Self.record(in: folder)
    subclassesFoundation = record.subclassesFoundation
    relaxesIsolation = record.relaxesIsolation ?? false
    self.call = call
    texts = GeneratedSources.added(
      to: call.sources.compactMap { path in Files.text(path).map { (path, $0) } },
      module: call.value(after: "-module-name"))
    isDependency =
      texts.first.map { $0.path.contains("/checkouts/") || $0.path.contains("/uikit/objective-c/") } ?? false
    leavesOutErrors = isDependency || ProcessInfo.processInfo.environment[Self.leaveOutErrorsVariable] != nil
    imports = texts.reduce(into: []) { result, file in
      result.formUnion(Self.imports(in: file.text))
      // The list of a module in which SwiftPM found no tests is empty. It may have specs of Quick.
      if TestLists.contains(file.path) {
        result.insert(((file.path as NSString).lastPathComponent as NSString).deletingPathExtension)
      }
    }
    imported = Self.records(of: imports, beside: folder)
    isUIKit =
      needsIOS || record.needsIOS || call.flags.contains(Self.madeUpFlag) || !imports.isDisjoint(with: Self.uiModules)
      || imported.values.contains(where: \.isUIKit)
      || !imports.isDisjoint(with: Self.graphicsModules) && !texts.contains { $0.text.contains("os(Linux)") }
      // Nor does one that imports these under conditions, which it may expect to be false on Linux.
      || !imports.isDisjoint(with: BuildConditions.applicationModules.union(BuildConditions.kitModules))
        && !texts.contains { $0.text.contains("os(Linux)") || $0.text.contains("canImport(") }
      // Sources that are for iOS, and not for Linux; and measurements, which fail on Linux if they vary.
      || texts.contains { $0.text.contains("os(iOS)") || Self.measures($0.text) } && !Self.mentionsLinux(texts)
  }

  /// Whether the module has code for iOS that a module for iOS beside it may need: a file there imports both it and
  /// UIKit, or exports it in a package that uses UIKit. Linear in the size of the files in the folder of the package's
  /// sources.
  var isNeededForIOS: Bool {
    guard let module = call.value(after: "-module-name"), texts.contains(where: { Self.hasCodeForIOS($0.text) }),
      let range = texts.first?.path.range(of: "/\(module)/", options: .backwards), let path = texts.first?.path
    else { return false }
    let folder = String(path[..<range.lowerBound])
    var usesUIKit = false
    var isExported = false
    for path in Files.all(in: folder, endings: ["swift"]) where !path.hasPrefix("\(folder)/\(module)/") {
      guard let text = Files.text(path) else { continue }
      let isOnUIKit = text.contains("import UIKit")
      usesUIKit = usesUIKit || isOnUIKit
      guard Self.imports(in: text).contains(module) else { continue }
      if isOnUIKit { return true }
      isExported = isExported || text.contains("@_exported import \(module)\n")
    }
    return usesUIKit && isExported
  }

  /// Returns whether a text has code for iOS under a condition: for that system, for others than Linux, or for one of
  /// Apple's modules that exist here.
  private static func hasCodeForIOS(_ text: String) -> Bool {
    text.contains("os(iOS)") || text.contains("!os(Linux)")
      || text.split(separator: "canImport(").dropFirst().contains {
        let name = String($0.prefix { $0 != ")" })
        return BuildConditions.kitModules.contains(name) || BuildConditions.applicationModules.contains(name)
      }
  }

  private static func measures(_ text: String) -> Bool {
    text.contains("XCTestCase") && (text.contains("    measure {") || text.contains("self.measure"))
  }

  /// Whether the sources have code for Linux.
  var mentionsLinux: Bool { Self.mentionsLinux(texts) }

  private static func mentionsLinux(_ texts: [(path: String, text: String)]) -> Bool {
    let marks = [
      "os(Linux)", "os(Android)", "canImport(Glibc)", "canImport(Musl)", "import Glibc", "FoundationNetworking",
    ]
    return texts.contains { file in marks.contains { file.text.contains($0) } }
  }

  /// Returns the names after `import` at the starts of lines, whatever `#if` is around them.
  private static func imports(in text: String) -> Set<String> {
    guard text.contains("import ") else { return [] }
    var result: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard line.count < 200 else { continue }
      let words = line.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
      guard let place = words.firstIndex(where: { $0.elementsEqual("import".utf8) }), place < 3 else { continue }
      var rest = words[(place + 1)...]
      if let kind = rest.first,
        ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(where: {
          kind.elementsEqual($0.utf8)
        })
      {
        rest = rest.dropFirst()
      }
      if let name = rest.first {
        result.insert(
          String(decoding: name.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ";") }, as: UTF8.self))
      }
    }
    return result
  }

  /// Returns the records of the package's own modules among the imported ones, and of those that they import.
  private static func records(of imports: Set<String>, beside folder: String) -> [String: ModuleRecord] {
    let own = (folder as NSString).deletingLastPathComponent as NSString
    let builds = own.deletingLastPathComponent
    // Modules for the machine itself: macros and their tests.
    let ending = own.lastPathComponent.hasSuffix("-tool.build") ? "-tool.build" : ".build"
    var result: [String: ModuleRecord] = [:]
    var pending = imports
    while let name = pending.popFirst() {
      guard result[name] == nil,
        let data = FileManager.default.contents(atPath: "\(builds)/\(name)\(ending)/uikit/module.json"),
        let record = try? JSONDecoder().decode(ModuleRecord.self, from: data)
      else { continue }
      result[name] = record
      pending.formUnion(record.imports)
    }
    return result
  }

  /// Rewrites the sources that need it.
  ///
  /// - Returns: the overlay's path; nil if nothing was rewritten.
  func rewrite() throws -> String? {
    var record = storedRecord
    let mode = call.value(after: "-swift-version") ?? "5"
    let rewriter = ModuleRewriter(
      conditions: BuildConditions(
        flags: isUIKit ? call.flags : call.flagsForLinux, modules: availableModules, isUIKit: isUIKit,
        languageMode: mode,
        isExecutable: call.isExecutable))
    let basis =
      "\(Self.toolIdentity) \(isUIKit) \(call.isExecutable) \(leavesOutErrors) \(mode) \(call.flags.sorted()) "
      + "\(availableModules.sorted())"
    let old = record.files
    let indexed = Concurrently.map(texts) { entry -> ModuleRecord.File in
      let hash = Files.hash(basis + entry.text)
      if let known = old[entry.path], known.textHash == hash { return known }
      let index = rewriter.index(path: entry.path, text: entry.text)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let indexHash = Files.hash((try? encoder.encode(index)).map { String(decoding: $0, as: UTF8.self) } ?? "")
      return ModuleRecord.File(textHash: hash, index: index, indexHash: indexHash, resultHash: "")
    }
    let all = Files.hash((indexed + foreignFiles).map(\.indexHash).joined())
    let module = index(of: indexed)
    let finished = Concurrently.map(Array(zip(texts, indexed))) { entry, file -> ModuleRecord.File in
      var file = file
      let hash = file.textHash + all
      if file.resultHash == hash { return file }
      file.resultHash = hash
      file.result = rewriter.rewrite(path: entry.path, text: entry.text, module: module)
      return file
    }
    return try store(finished, in: &record)
  }

  /// Repairs the rewritten sources at the places of errors.
  ///
  /// - Returns: whether anything was repaired. The overlay's path stays the same.
  func repair(_ errors: [CompilerError]) throws -> Bool {
    var isRepaired = false
    let files = storedRecord.files
    let causes = texts.flatMap { entry in
      CompilerError.hiddenCauses(of: errors, path: entry.path) { files[entry.path]?.result?.text ?? entry.text }
    }
    try change(at: errors.map(naming) + causes) { entry, result, errors, module, leftOut in
      let repaired = ModuleRewriter.repair(
        path: entry.path, original: entry.text, result: result, errors: errors, module: module, leftOut: leftOut)
      if repaired != nil { isRepaired = true }
      return repaired
    }
    return isRepaired
  }

  /// Returns an error about an ambiguous name with the module that declares it, if one module of the package or its
  /// dependencies does.
  private func naming(_ error: CompilerError) -> CompilerError {
    if let candidates = AmbiguousMembers.modules(in: error.message).map(Set.init), candidates.count > 1 {
      let modules = candidates.filter { imported[$0] != nil }
      guard modules.count == 1, let module = modules.first else { return error }
      var error = error
      error.message = AmbiguousMembers.message(error.message, module: module)
      return error
    }
    guard let name = AmbiguousTypes.name(in: error.message) else { return error }
    let modules = imported.filter { $0.value.declares(name) }.keys
    // The name of a module that is the name of a type, too, stands for the type.
    guard modules.count == 1, let module = modules.first, imported[module]?.declares(module) == false else {
      return error
    }
    var error = error
    error.message = AmbiguousTypes.message(error.message, module: module)
    return error
  }

  /// Leaves out the code at errors that cannot be repaired.
  ///
  /// - Returns: the cost, to be compared with `mostLeftOut`; nil if no error is in the sources.
  func leaveOut(_ errors: [CompilerError]) throws -> Int? {
    var cost: Int?
    try change(at: errors) { entry, result, errors, module, leftOut in
      let change = ModuleRewriter.leaveOutErrors(
        path: entry.path, original: entry.text, result: result, errors: errors, module: module, leftOut: leftOut)
      if let change { cost = (cost ?? 0) + change.cost }
      return change?.result
    }
    if cost != nil, !isDependency {
      var record = storedRecord
      record.leftOutErrors = true
      try write(record)
    }
    return cost
  }

  /// The highest cost of code that is left out at errors. Leaving out more would change the module: its errors are
  /// reported.
  var mostLeftOut: Int {
    let lines = texts.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
    return max(3, min(40, lines / 50))
  }

  /// Discards the repairs, and restores the code that was left out at errors.
  func discardRepairs() throws {
    var record = storedRecord
    for path in record.files.keys { record.files[path]?.resultHash = "" }
    record.leftOutErrors = nil
    try write(record)
    _ = try rewrite()
  }

  /// Changes the rewritten sources at the places of errors.
  private func change(
    at errors: [CompilerError],
    _ change: (
      (path: String, text: String), ModuleRewriter.Result?, [CompilerError], ModuleIndex, Set<String>
    ) -> ModuleRewriter.Result?
  ) throws {
    guard !errors.isEmpty else { return }
    var record = storedRecord
    var files = texts.compactMap { record.files[$0.path] }
    guard files.count == texts.count else { return }
    let module = index(of: files)
    let places = Dictionary(grouping: errors, by: \.path)
    let leftOut = (files + foreignFiles).reduce(into: Set<String>()) { $0.formUnion($1.result?.leftOut ?? []) }
    var isChanged = false
    for (position, entry) in texts.enumerated() {
      guard let errors = places[entry.path],
        let result = change(entry, files[position].result, errors, module, leftOut)
      else { continue }
      files[position].result = result
      isChanged = true
    }
    if isChanged { _ = try store(files, in: &record) }
  }

  /// Records for later builds that the module is compiled for iOS. To be called after that has succeeded: an attempt
  /// that is interrupted must not decide for them.
  func noteNeedsIOS() throws {
    var record = storedRecord
    record.needsIOS = true
    try write(record)
  }

  /// Records for this build and later ones that the module subclasses such classes.
  func noteSubclassesOfFoundation() throws {
    var record = storedRecord
    record.subclassesFoundation = true
    try write(record)
  }

  /// Records for this build and later ones that the module is compiled in Swift 5's mode.
  func noteRelaxedIsolation() throws {
    var record = storedRecord
    record.relaxesIsolation = true
    try write(record)
  }

  /// Records whether errors remain, for the hint that the command gives.
  func noteErrors(_ hasErrors: Bool) throws {
    var record = storedRecord
    guard record.hasErrors ?? false != hasErrors else { return }
    record.hasErrors = hasErrors
    try write(record)
  }

  private func write(_ record: ModuleRecord) throws {
    try Files.write(String(decoding: JSONEncoder().encode(record), as: UTF8.self), to: Self.recordPath(in: folder))
  }

  var overlayPath: String { folder + "/overlay.yaml" }
  private static func recordPath(in folder: String) -> String { folder + "/module.json" }

  private static func record(in folder: String) -> ModuleRecord {
    FileManager.default.contents(atPath: recordPath(in: folder)).flatMap {
      try? JSONDecoder().decode(ModuleRecord.self, from: $0)
    } ?? ModuleRecord()
  }

  private var storedRecord: ModuleRecord { Self.record(in: folder) }

  /// The files of the package's other modules.
  private var foreignFiles: [ModuleRecord.File] {
    imported.sorted { $0.key < $1.key }.flatMap { $0.value.files.sorted { $0.key < $1.key }.map(\.value) }
  }

  private func index(of files: [ModuleRecord.File]) -> ModuleIndex {
    ModuleIndex(
      files: Dictionary(zip(texts.map(\.path), files.map(\.index)), uniquingKeysWith: { first, _ in first }),
      imported: foreignFiles.map(\.index))
  }

  /// Writes the results.
  ///
  /// - Returns: the overlay's path; nil if nothing is rewritten.
  private func store(_ files: [ModuleRecord.File], in record: inout ModuleRecord) throws -> String? {
    record.isUIKit = isUIKit
    record.imports = imports
    record.files = Dictionary(zip(texts.map(\.path), files), uniquingKeysWith: { first, _ in first })
    let overlay = try write(files)
    let data = try JSONEncoder().encode(record)
    try Files.write(String(decoding: data, as: UTF8.self), to: Self.recordPath(in: folder))
    return overlay
  }

  /// A text that differs between versions of this command, which may rewrite the same text differently.
  private static var toolIdentity: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: Files.executable)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(date) \(attributes?[.size] as? UInt64 ?? 0)"
  }

  /// The modules in the folders that the compiler searches.
  private var availableModules: Set<String> {
    var result = imports.intersection(imported.keys)
    for folder in call.searchPaths {
      for name in imports where Files.exists("\(folder)/\(name).swiftmodule") { result.insert(name) }
    }
    return result
  }

  private func write(_ files: [ModuleRecord.File]) throws -> String? {
    var contents: [String: String] = [:]
    var changed: [String] = []
    for (entry, file) in zip(texts, files) {
      let copy = "\(folder)/\(Files.hash(entry.path))-\((entry.path as NSString).lastPathComponent)"
      if let text = file.result?.text {
        contents[entry.path] = copy
        if try Files.write(text, to: copy) { changed.append(entry.path) }
      } else if Files.exists(copy) {
        try FileManager.default.removeItem(atPath: copy)
        changed.append(entry.path)
      }
    }
    try deleteObjects(of: changed)
    try Files.write(Overlay.text(contents), to: overlayPath)
    return contents.isEmpty ? nil : overlayPath
  }

  /// Deletes objects whose sources have changed only as rewritten copies: the compiler checks the originals' dates, so
  /// this forces a build.
  private func deleteObjects(of sources: [String]) throws {
    guard !sources.isEmpty, let path = call.value(after: "-output-file-map"),
      let data = FileManager.default.contents(atPath: path),
      let map = try? JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
    else { return }
    for source in sources {
      if let object = map[source]?["object"] { try? FileManager.default.removeItem(atPath: object) }
    }
  }
}
