/// Writes the Swift of a module's declarations.
struct Writer {
  let module: String
  let symbols: Symbols
  let names: MethodNames
  let constants: Constants
  let apple: AppleClasses
  /// The names of headers, and of the sources that have the code of classes.
  let fileNames: [String]
  let implementations: [String: String]
  var skips: [Parser.Skip] = []
  var output = Output()
  /// Global names that are written, by kind of declaration.
  var globals: Set<String> = []
  /// The designated initializers of the classes so far, nil of those that are not known.
  var designated: [String: [Inherited.Initializer]?] = [:]
  /// Declarations so far of the categories of a class of another module.
  var categorySeen: [String: Set<String>] = [:]
  /// Keys of members, and names of properties, by class.
  var memberKeys: [String: Set<String>] = [:]
  var classProperties: [String: Set<String>] = [:]
  /// How many members of protocols were looked at for classes that adopt them.
  var copies = 0
  /// After so many, classes do not get what their protocols require: the source would grow without limit.
  static let copyLimit = 200_000
  private var currentFile: Int32 = -1

  init(
    module: String, symbols: Symbols, constants: Constants, apple: AppleClasses, fileNames: [String],
    implementations: [String: String]
  ) {
    self.apple = apple
    self.module = module
    self.symbols = symbols
    self.constants = constants
    self.fileNames = fileNames
    self.implementations = implementations
    names = MethodNames(symbols)
  }

  mutating func skip(_ what: String, _ reason: String, _ file: Int32, _ line: Int32) {
    skips.append(Parser.Skip(file: file, line: line, reason: "\(what): \(reason)"))
  }

  /// Returns a body that stops the program, of something that is described as a debugger does: `-[Page load:]`.
  func stop(_ what: String, class name: String? = nil, _ file: Int32) -> String {
    let place = name.flatMap { implementations[$0] } ?? fileName(file)
    return "_objectiveCCode(\(SwiftWords.quoted(what)), \(SwiftWords.quoted(place)))"
  }

  func fileName(_ file: Int32) -> String {
    fileNames.indices.contains(Int(file)) ? fileNames[Int(file)] : ""
  }

  private static let helper = """
    /// Stops the program: what was called is written in Objective-C.
    @inline(never) private func _objectiveCCode(_ name: String, _ file: String) -> Never {
      fatalError("\\(name) is written in Objective-C, which does not run here (\\(file))")
    }
    """

  mutating func write(_ declarations: [Declaration], modules: [String]) {
    output.line(
      "// The declarations of the headers of \(module), which is written in Objective-C. Their code does not run here.")
    output.line()
    output.line("import Foundation")
    output.line("import UIKit")
    let known: Set<String> = [
      "Foundation", "UIKit", module, "objc", "dispatch", "Availability", "TargetConditionals", "os",
    ]
    for name in modules where !known.contains(name) && SwiftWords.isIdentifier(name) {
      output.line("#if canImport(\(name))")
      output.line("  import \(name)")
      output.line("#endif")
    }
    output.line()
    for line in Self.helper.split(separator: "\n", omittingEmptySubsequences: false) { output.line(String(line)) }
    for declaration in declarations where !declaration.attributes.isUnavailable { write(declaration) }
  }

  private mutating func beginFile(_ file: Int32) {
    guard file != currentFile else { return }
    currentFile = file
    output.line()
    output.line("// MARK: \(fileName(file))")
    output.line()
  }

  private mutating func write(_ declaration: Declaration) {
    beginFile(declaration.file)
    switch declaration.kind {
    case .class(let container): write(class: container, declaration)
    case .protocol(let container): write(protocol: container, declaration)
    case .category(let container): if symbols.classes[container.name] == nil { write(category: container, declaration) }
    case .enumeration(let declared): write(declared, declaration)
    case .record(let record): write(record, declaration)
    case .alias(let name, let type): write(alias: name, type, declaration)
    case .function(let name, let result, let parameters, let isVariadic):
      if !isVariadic { write(function: name, result, parameters, declaration) }
    case .variable(let name, let type, let value): write(variable: name, type, value, declaration)
    }
  }
}
