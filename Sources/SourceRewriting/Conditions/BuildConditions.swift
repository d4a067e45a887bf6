import SwiftSyntax

/// The conditions of `#if` that apply to a package's sources here: those of iOS, as this module's UIKit replaces
/// Apple's.
public struct BuildConditions: Hashable, Codable, Sendable {
  /// The names passed to the compiler by `-D`.
  public var flags: Set<String>
  /// The modules that can be imported in addition to `standardModules`: those of the package and its dependencies.
  public var modules: Set<String>
  /// Whether the module uses UIKit. Other modules keep their conditions: they may support Linux.
  public var isUIKit: Bool
  /// The language mode passed to the compiler: "4", "4.2", "5" or "6".
  public var languageMode: String
  /// Whether the module is a program: other modules have no entry point.
  public var isExecutable: Bool

  /// Creates conditions.
  public init(
    flags: Set<String> = [], modules: Set<String> = [], isUIKit: Bool = true, languageMode: String = "5",
    isExecutable: Bool = false
  ) {
    self.flags = flags
    self.modules = modules
    self.isUIKit = isUIKit
    self.languageMode = languageMode
    self.isExecutable = isExecutable
  }

  /// The toolchain's modules.
  private static let toolchainModules: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationXML", "FoundationEssentials", "Dispatch", "Glibc", "XCTest",
    "Testing", "Swift", "_Concurrency", "Synchronization", "Observation", "RegexBuilder", "CoreFoundation",
  ]

  /// Apple's modules of the kit for drawing, text and data. Like `applicationModules`, they are visible only to modules
  /// for iOS: others have code for Linux where `#if canImport(os)` is false.
  public static let kitModules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "AVFoundation", "AVKit", "CoreMedia", "ImageIO", "CoreImage",
    "UniformTypeIdentifiers", "simd", "os", "zlib", "SQLite3", "CryptoKit", "CommonCrypto", "Network", "Accelerate",
    "Compression", "CoreText", "Combine",
  ]

  /// The modules of the kit and the toolchain, without `applicationModules`.
  public static let standardModules = toolchainModules.union(kitModules)

  /// Apple's frameworks of services and devices, as far as they exist in the kit.
  public static let applicationModules: Set<String> = [
    "AdSupport", "AppTrackingTransparency", "AuthenticationServices", "Contacts", "ContactsUI", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreLocation", "CoreMotion", "CoreTelephony", "EventKit", "LinkPresentation",
    "LocalAuthentication",
    "MapKit", "MediaPlayer",
    "MessageUI", "MetricKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "Security", "StoreKit",
    "SystemConfiguration",
    "UserNotifications", "WebKit",
  ]

  /// Returns whether a condition holds; nil for an unknown form.
  func value(of condition: ExprSyntax) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(of: only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)[...]) }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map { !$0 }
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let name = condition.as(DeclReferenceExprSyntax.self) { return flags.contains(name.baseName.text) }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      return value(of: call.calledExpression.trimmedDescription, call.arguments.trimmedDescription)
    }
    return nil
  }

  /// Evaluates a chain of `&&` and `||`, of which the latter binds less tightly.
  private func value(of elements: ArraySlice<ExprSyntax>) -> Bool? {
    for (symbol, isOr) in [("||", true), ("&&", false)] {
      guard
        let split = elements.indices.first(where: {
          elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == symbol
        })
      else { continue }
      let left = value(of: elements[..<split])
      let right = value(of: elements[(split + 1)...])
      if left == isOr || right == isOr { return isOr }
      return left == nil || right == nil ? nil : !isOr
    }
    guard elements.count == 1, let only = elements.first else { return nil }
    return value(of: only)
  }

  private func value(of function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": return argument == (isUIKit ? "iOS" : "Linux")
    case "canImport":
      let module = String(argument.prefix { $0 != "." && $0 != "," && $0 != " " })
      // Packages use it in place of Combine, which exists here.
      if isUIKit, module.hasPrefix("OpenCombine") { return false }
      return Self.toolchainModules.contains(module) || modules.contains(module)
        || isUIKit && (Self.kitModules.contains(module) || Self.applicationModules.contains(module))
    case "targetEnvironment": return isUIKit && argument == "simulator"
    case "arch":
      #if arch(x86_64)
        return argument == "x86_64"
      #else
        return argument == "arm64"
      #endif
    case "_runtime": return argument == "_Native"
    case "_endian": return argument == "little"
    case "swift": return holds(argument, for: languageVersion)
    case "compiler": return holds(argument, for: Self.compilerVersion)
    default: return nil
    }
  }

  /// The version of the toolchain with which packages are built.
  private static let compilerVersion = [6, 3]

  /// The version with which `swift(…)` is compared: the last one of the language mode.
  private var languageVersion: [Int] {
    switch languageMode.split(separator: ".").first {
    case "4": languageMode == "4.2" ? [4, 2] : [4, 1, 50]
    case "5": [5, 10]
    default: Self.compilerVersion
    }
  }

  /// Returns whether a comparison such as `>=5.9` is true; nil for an unknown form.
  private func holds(_ comparison: String, for version: [Int]) -> Bool? {
    let symbol = comparison.prefix { "<>=".contains($0) }
    let number = comparison.dropFirst(symbol.count).filter { !$0.isWhitespace }.split(separator: ".").map { Int($0) }
    guard !number.isEmpty, !number.contains(nil) else { return nil }
    let other = number.compactMap { $0 }
    let length = max(version.count, other.count)
    func padded(_ parts: [Int]) -> [Int] { parts + Array(repeating: 0, count: length - parts.count) }
    let isLess = padded(version).lexicographicallyPrecedes(padded(other))
    return symbol == ">=" ? !isLess : symbol == "<" ? isLess : nil
  }

  /// Returns the clause of an `#if` that is compiled. A condition of an unknown form counts as true.
  func activeClause(of declaration: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    var conditions = self
    if isAsWithObjectiveC(declaration) { conditions.modules.formUnion(["ObjectiveC", "Darwin"]) }
    return declaration.clauses.first { clause in
      guard let condition = clause.condition else { return true }
      return conditions.value(of: condition) ?? true
    }
  }

  /// Returns whether `canImport(ObjectiveC)` and `canImport(Darwin)` are to be true in a declaration, as they are on
  /// Apple's platforms.
  func isAsWithObjectiveC(_ declaration: IfConfigDeclSyntax) -> Bool {
    Self.isListOfTests(declaration) || isUIKit && Self.hasTypesForObjectiveCOnly(declaration)
  }

  /// Returns whether an `#if !canImport(ObjectiveC)` without an alternative lists tests. SwiftPM finds them itself, and
  /// those on the main actor have other types.
  private static func isListOfTests(_ declaration: IfConfigDeclSyntax) -> Bool {
    guard declaration.clauses.count == 1, let clause = declaration.clauses.first,
      clause.condition?.trimmedDescription == "!canImport(ObjectiveC)"
    else { return false }
    return clause.elements?.tokens(viewMode: .sourceAccurate).contains { $0.text.contains("allTests") } ?? false
  }

  /// Returns whether an `#if canImport(ObjectiveC)` or `#if canImport(Darwin)` without an alternative declares types,
  /// and uses nothing of Objective-C's runtime that is missing here, or lets all objects conform to a protocol: other
  /// code for iOS needs them.
  private static func hasTypesForObjectiveCOnly(_ declaration: IfConfigDeclSyntax) -> Bool {
    guard declaration.clauses.count == 1, let clause = declaration.clauses.first,
      let condition = clause.condition?.trimmedDescription,
      condition.contains("canImport(ObjectiveC)")
        || condition.contains("canImport(Darwin)") && !condition.contains("!canImport(Darwin)"),
      case .statements(let statements)? = clause.elements
    else { return false }
    if statements.contains(where: isConformanceOfObjects) { return true }
    guard
      statements.contains(where: { statement in
        guard case .decl(let type) = statement.item else { return false }
        return type.asProtocol((any DeclGroupSyntax).self) != nil && !type.is(ExtensionDeclSyntax.self)
      })
    else { return false }
    return !statements.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == "NSInvocation"
        || runtime.contains { token.text.hasPrefix($0) } && !workingNames.contains(token.text)
    }
  }

  /// The beginnings of the names of Objective-C's runtime.
  private static let runtime = ["objc_", "class_", "method_", "ivar_", "imp_"]
  /// The names among them that work here.
  private static let workingNames: Set = [
    "objc_sync_enter", "objc_sync_exit", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "objc_removeAssociatedObjects", "objc_AssociationPolicy",
  ]

  private static func isConformanceOfObjects(_ statement: CodeBlockItemSyntax) -> Bool {
    guard case .decl(let declaration) = statement.item, let block = declaration.as(ExtensionDeclSyntax.self) else {
      return false
    }
    return block.extendedType.trimmedDescription == "NSObject" && block.inheritanceClause != nil
  }
}
