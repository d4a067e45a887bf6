/// Rewrites the sources of an iOS module so that they compile on Linux with this package's UIKit.
///
/// It transforms texts and reads or writes no files. All lines stay in place, and code that has already been rewritten
/// is not changed. Costs one parse per file, about a second for 10,000 lines, for the index and again for files that
/// need rewriting.
public struct ModuleRewriter: Sendable {
  /// The result of rewriting a file.
  public struct Result: Hashable, Codable, Sendable {
    /// The changed text; nil if the file stays the same.
    public var text: String?
    /// The number of changed lines.
    public var changedLines: Int
    /// The places that cannot be rewritten.
    public var obstacles: [Obstacle]
    /// The names of the declarations that were left out at the compiler's errors.
    public var leftOut: Set<String> = []
  }

  /// The conditions of `#if`.
  public let conditions: BuildConditions

  /// Creates a rewriter; by default for a module that uses UIKit.
  public init(conditions: BuildConditions = BuildConditions()) { self.conditions = conditions }

  private static let rules: [any Rule.Type] = [
    Imports.self, PlatformConditions.self, ObjectiveCAttributes.self, ObjectiveCProtocols.self,
    OptionalRequirements.self, ImplementedRequirements.self,
    Selectors.self, KeyPathStrings.self, Outlets.self, Actions.self, ExtensionOverrides.self, ForeignOverrides.self,
    DynamicProperties.self,
    TestEntries.self, TestContainer.self, NotificationCenterMocks.self, QuickSpecs.self, RuntimeCalls.self,
    GlobalFunctions.self, ClassDescriptions.self,
    FoundationCalls.self,
    TestSetUp.self, TestManifests.self,
    ObjectiveCClasses.self, InspectableProperties.self,
    LeftOutTypes.self, MissingNames.self, Animations.self, NumberCoercions.self, CallingConventions.self,
    AnyObjectMessages.self,
    TakenMethods.self, ClassValues.self, RunAttributes.self, ObjectOverrides.self, Previews.self, OlderSystems.self,
    InitializerRequirements.self, UnavailableMembers.self, DelegateMethodsOfSubclasses.self, ReplacedTypes.self,
    ObjectConformances.self, NumberComparisons.self, ExpectedFailures.self,
    DefaultsRemovals.self, ManagedProperties.self, FetchRequestCasts.self, AttributeCasts.self,
  ]

  private static let errorRepairs: [any ErrorRepair.Type] = [
    Conversions.self, OptionalMethodCalls.self, OptionalValues.self, ActorIsolation.self, Constructions.self,
    Renames.self,
    ObjectSubscripts.self, ForcedResults.self, CConstants.self, CodingInitializers.self,
    LayoutPriorities.self, EmptyObjects.self,
    FormatArguments.self, AmbiguousTypes.self, AmbiguousMembers.self, TwinDeclarations.self, ClassIdentity.self,
    StaticMembers.self,
    ScopedImports.self, MissingOverrides.self, ObjectParameters.self, SelfConformance.self, ClassConstraints.self,
    WeakSources.self, OlderOverrides.self, OlderNumbers.self,
    ExportedImports.self,
    FoundationQualifiers.self, AutoclosureCalls.self, GestureCreations.self,
    ClassSelectors.self, ObjectOperands.self,
    ExtensionInitializers.self, RequiredInitializers.self, SnapshotConversions.self,
  ]

  private static let marks = [
    "@objc", "extension CGFloat", "extension NSObject:", ".description()", ".superclass()", "ProcessInfo()",
    "AttributedString()", "Timer()",
    "MutableString()", "set(nil,",
    "urlSession?(", "urlSessionDidFinishEvents?(", "fileManager?(", "parser?(", "Document?(",
    "enumerateMatches(", "enumerateSubstrings(", "NSExpression", "NSComparisonPredicate", "NSPredicate(format:",
    "PersonNameComponentsFormatter", "NSSearchPathForDirectoriesInDomains", "libraryDirectory",
    "ValueTransformer(forName:", ": NotificationCenter", "FileManager.default.url", "JSONSerialization", "mkdtemp(",
    "mkstemp(", "NSString).appending", "NSString(string:", "NSData).bytes", "urls(forResourcesWithExtension:",
    "isEqual(to:", "OrderedSet(array:",
    "await super.", "Darwin.", "Foundation.URL", "Foundation.HTTP", "Foundation.XML",
    "as? [NSAttributedString", "as! [NSAttributedString", "#Preview", "CoreFoundation.", "as AnyObject",
    "withAnimation",
    "as NSNumber", "NSObject.Type", ":) else", ":) {", "@convention", "performSelector", "#selector", "#keyPath", "@IB",
    "@NS", "@nonobjc", "func forwardingTarget", "func responds", "func conforms", "func setValue", "func value",
    "func observeValue",
    "ChangeValue(",
    ": NSNumber, ", "NSNumber: Comparable",
    "override class func", "func awakeFromNib", "func isKind(", "func isMember(", "var superclass",
    "var accessibility", "var isAccessibility",
    "@GK", "dynamic", "init()\n", "init(frame: CGRect)\n", "#available", "#unavailable", "unavailable",
    "#if",
    "method_exchangeImplementations", "method_setImplementation", "class_getInstanceMethod",
    "NSFetchRequest<", "NSFetchedResultsController<",
    "NSClassFromString", "NSStringFromClass", "CTRunGetAttributes", "@UIApplicationMain", "@main",
  ]

  /// Reads a file's declarations.
  public func index(path: String, text: String) -> FileIndex {
    DeclarationCollector.index(of: SourceFile(path: path, text: text), conditions: conditions)
  }

  /// Rewrites a file.
  ///
  /// - Parameter module: the index of all of the module's files.
  public func rewrite(path: String, text: String, module: ModuleIndex) -> Result {
    guard mayNeed(path: path, text: text, module: module) else {
      return Result(text: nil, changedLines: 0, obstacles: [])
    }
    let work = FileWork(file: SourceFile(path: path, text: text), module: module, conditions: conditions)
    for rule in Self.rules { rule.apply(to: work) }
    guard !work.edits.isEmpty else { return Result(text: nil, changedLines: 0, obstacles: work.obstacles) }
    let rewritten = work.edits.applied(to: work.file.text)
    return Result(
      text: rewritten, changedLines: Self.changedLines(text, rewritten), obstacles: work.obstacles,
      leftOut: work.leftOut)
  }

  /// Repairs a rewritten file at the places where the compiler has reported errors that only types reveal.
  ///
  /// - Parameter leftOut: the names of declarations that were left out of this module and of those that it imports.
  /// - Returns: the result with the repaired text; nil if there is nothing to repair.
  public static func repair(
    path: String, original: String, result: Result?, errors: [CompilerError], module: ModuleIndex,
    leftOut: Set<String> = []
  ) -> Result? {
    let text = result?.text ?? original
    var repaired = result ?? Result(text: nil, changedLines: 0, obstacles: [])
    let change =
      ObjectMembers.repair(text, at: errors, module: module)
      ?? Self.errorRepairs.lazy.compactMap { $0.repair(text, at: errors) }.first
    if let change, change != text {
      repaired.text = change
    } else if let change = LeftOutCode.repair(
      text, path: path, isOnSwiftUI: original.contains("import SwiftUI"),
      isIncomplete: !repaired.leftOut.isEmpty, at: errors,
      missing: MissingAppleNames(leftOut: leftOut, module: module))
    {
      repaired.text = change.text
      repaired.obstacles += change.obstacles
      repaired.leftOut.formUnion(change.names)
    } else {
      return nil
    }
    repaired.changedLines = changedLines(original, repaired.text ?? original)
    return repaired
  }

  /// Leaves out the code of a rewritten file at errors of any kind, of a module that is known to build on iOS.
  ///
  /// - Returns: the result with the changed text, and the cost: one for each place, and one for each 25 lines of the
  ///   declarations that were left out; nil if no error is in the file.
  public static func leaveOutErrors(
    path: String, original: String, result: Result?, errors: [CompilerError], module: ModuleIndex,
    leftOut: Set<String> = []
  ) -> (result: Result, cost: Int)? {
    guard
      let change = LeftOutCode.repairAny(
        result?.text ?? original, path: path, at: errors.filter { !$0.isNote },
        missing: MissingAppleNames(leftOut: leftOut, module: module))
    else { return nil }
    var repaired = result ?? Result(text: nil, changedLines: 0, obstacles: [])
    repaired.text = change.text
    repaired.obstacles += change.obstacles
    repaired.leftOut.formUnion(change.names)
    repaired.changedLines = changedLines(original, change.text)
    return (repaired, change.obstacles.count + change.lines / 25)
  }

  /// Returns whether a text parses without errors. Linear in the text.
  public static func parses(_ text: String) -> Bool { !SourceFile(path: "", text: text).tree.hasError }

  /// Returns whether a file may need rewriting, without parsing it. Linear in the text, with a small factor.
  private func mayNeed(path: String, text: String, module: ModuleIndex) -> Bool {
    if TestEntries.applies(to: path) || TestContainer.applies(to: path) || TestManifests.applies(to: path) {
      return true
    }
    if Self.marks.contains(where: { text.contains($0) }) { return true }
    guard let file = module.files[path] else { return true }
    if module.expectsFailures, file.mentions.contains("XCTestCase") { return true }
    if file.mentions.contains("XCTestCase"), !module.protocolsOfObjects.isEmpty { return true }
    if module.mentionsLeftOut(path) { return true }
    // Any file may store one of their methods.
    if module.hasOptionalRequirements { return true }
    if file.imports.contains(where: { declaration in
      Imports.concerned.contains { declaration.contains($0) }
    }) {
      return true
    }
    for type in file.types {
      if type.kind == .extension,
        type.members.contains(where: { module.isForwarded($0, of: type.name) || $0.isOverride })
      {
        return true
      }
      if type.kind == .extension, type.members.contains(where: { !module.overriders(of: $0, of: type.name).isEmpty }) {
        return true
      }
      if type.kind == .class, module.overridesForeign(type.name) { return true }
      if type.members.contains(where: { !$0.declaration.isEmpty })
        || !module.delegateMethods(lackingIn: type.name).isEmpty
      {
        return true
      }
      if type.kind == .class,
        !module.forwardedMembers(of: type.name).isEmpty || !module.actionsInExtensions(of: type.name).isEmpty
      {
        return true
      }
    }
    return false
  }

  private static func changedLines(_ old: String, _ new: String) -> Int {
    let old = old.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let new = new.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return zip(old, new).count { !$0.elementsEqual($1) }
  }
}
