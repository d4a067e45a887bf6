/// A module whose headers are in Objective-C, as Swift that declares the same.
///
/// The compiler for Linux cannot compile Objective-C. So that the rest of a package builds, `swiftSource` declares what
/// the Clang importer would show of the headers; code that is reached stops the program with a message that names it.
/// Objects can be made, and their properties hold values.
///
///     -(BOOL)loadPage:(NSURL *)url error:(NSError **)error;   // in @interface Reader : NSObject
///     open func loadPage(_ url: URL!) throws { … }            // in open class Reader: NSObject
///
/// The source is meant for the Swift 5 language mode and for the rewriter of `uikit`, which removes `@objc`.
/// Everything is done when a value is made, in time proportional to the texts' length; no text makes it fail.
public struct ObjectiveCModule: Sendable {
  /// A declaration that is left out.
  public struct Skipped: Hashable, Sendable {
    /// The header.
    public let path: String
    /// The line, from 1.
    public let line: Int
    public let reason: String
  }

  public let name: String
  /// The Swift of the declarations.
  public let swiftSource: String
  /// The names of the classes in Objective-C, in order.
  public let classNames: [String]
  /// The declarations that could not be read or that need a type that is not known, in order. Methods that take any
  /// number of arguments, which Swift does not see either, are not among them.
  public let skipped: [Skipped]

  let symbols: Symbols
  /// How many tokens were read and looked at, for tests of the time that it takes.
  let steps: Int

  /// Reads headers.
  ///
  /// - Parameters:
  ///   - headers: the public headers with their paths; those that others import need no order.
  ///   - sources: the files with the code, which say what texts and numbers constants have and where classes are.
  ///   - dependencies: modules whose headers these import.
  ///   - missing: names of types of Apple's frameworks that do not exist here; declarations with them are left out.
  ///   - apple: what the classes of Apple's frameworks have here.
  public init(
    name: String, headers: [(path: String, text: String)], sources: [(path: String, text: String)] = [],
    dependencies: [ObjectiveCModule] = [], missing: Set<String> = [], apple: AppleClasses = AppleClasses()
  ) {
    self.name = name
    let preprocessor = Preprocessor(headers)
    var parser = Parser(preprocessor.tokens)
    parser.run()
    var symbols = Symbols(parser.declarations, forward: parser.forward)
    for dependency in dependencies { symbols.add(dependency.symbols) }
    symbols.missing.formUnion(missing)
    // In order: a structure has been declared before another has it as a field.
    for case .record(let record) in parser.declarations.map(\.kind)
    where DefaultValues(symbols: symbols).isPlain(record) {
      symbols.plainRecords.insert(record.name)
    }

    var constants = Constants()
    var implementations: [String: String] = [:]
    for source in sources {
      let tokens = Lexer.tokens(of: source.text, file: 0)
      constants.read(tokens)
      for (index, token) in tokens.enumerated().dropLast()
      where token.isWord("implementation") && index > 0 && tokens[index - 1].isMark("@") {
        implementations[tokens[index + 1].text] = Preprocessor.fileName(source.path)
      }
    }
    for macro in preprocessor.macroNames {
      if let value = preprocessor.value(of: macro.name) { constants.add(macro.name, value) }
    }
    for case .enumeration(let declared) in parser.declarations.map(\.kind) { constants.add(declared) }

    var writer = Writer(
      module: name, symbols: symbols, constants: constants, apple: apple,
      fileNames: headers.map { Preprocessor.fileName($0.path) }, implementations: implementations)
    writer.write(parser.declarations, modules: preprocessor.modules + parser.modules + dependencies.map(\.name))
    writer.write(macros: preprocessor.macroNames, preprocessor.macros)

    swiftSource = writer.output.text
    classNames = parser.declarations.compactMap {
      if case .class(let container) = $0.kind { container.name } else { nil }
    }
    skipped = (parser.skips + writer.skips).map { skip in
      let path = headers.indices.contains(Int(skip.file)) ? headers[Int(skip.file)].path : ""
      return Skipped(path: path, line: Int(skip.line), reason: skip.reason)
    }
    self.symbols = symbols
    steps = preprocessor.tokens.count + parser.steps
  }
}
