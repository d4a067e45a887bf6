import SwiftSyntax

/// Replaces imports under Apple's names by those of existing modules, and leaves out files that depend on a missing
/// framework.
///
/// `Darwin.ceil(…)` becomes `Foundation.ceil(…)`. A file stays, without the import, if files that do not depend on such
/// a framework mention a type that it declares.
enum Imports: Rule {
  private static let replacements: [String: String] = [
    "Darwin": "Glibc", "ObjectiveC": "Foundation", "OSLog": "os", "MachO": "Glibc",
    "libkern": "AppleNames",
    "MobileCoreServices": "Foundation", "CoreServices": "Foundation", "CFNetwork": "Foundation",
    "Accessibility": "UIKit", "Symbols": "UIKit", "DeveloperToolsSupport": "UIKit",
    "AudioToolbox": "AppleNames", "AVFAudio": "AVFoundation",
    "CoreVideo": "CoreMedia",
    // AppleNames declares its names, which would conflict with those of the toolchain's module.
    "CoreFoundation": "Foundation",
  ]

  /// The names whose imports change.
  static let concerned = MissingFrameworks.names.union(BuildConditions.applicationModules).union(replacements.keys)
    .union(whole.map { $0 + "." })
  /// The frameworks whose parts, such as `CoreImage.CIKernel`, are not modules of their own here.
  private static let whole = BuildConditions.kitModules.subtracting(["UIKit"]).union(["Foundation"])

  /// Returns the module of a type that Foundation has on Apple's platforms; nil for one that it has on Linux, too.
  private static func module(ofFoundation name: String) -> String? {
    if networking.contains(name) || name.hasPrefix("URLSession") || name.hasPrefix("HTTP") {
      return "FoundationNetworking"
    }
    return name.hasPrefix("XML") ? "FoundationXML" : nil
  }

  private static let networking: Set = [
    "URLRequest", "URLResponse", "URLProtocol", "URLProtocolClient", "URLCache", "CachedURLResponse", "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge", "URLAuthenticationChallengeSender",
  ]

  static func apply(to work: FileWork) {
    let visitor = Visitor(work)
    visitor.walk(work.file.tree)
    guard let (module, node) = visitor.absent.first else { return }
    if !work.module.isLeftOut(work.file.path) {
      for (module, node) in visitor.absent {
        work.replace(node, with: module == "SwiftUI" ? importsOfExports(work) : "")
        work.report("there is no \(module) on Linux", at: node)
      }
    } else {
      work.leaveOutFile(because: "there is no \(module) on Linux", at: node)
    }
  }

  /// Returns the imports of the modules that SwiftUI exports and a file mentions names of.
  private static func importsOfExports(_ work: FileWork) -> String {
    let mentions = work.module.files[work.file.path]?.mentions ?? []
    return exports.filter { !mentions.isDisjoint(with: $0.names) }.map { "import " + $0.module }.joined(separator: "; ")
  }

  /// Modules that SwiftUI exports, with their names.
  private static let exports: [(module: String, names: Set<String>)] = [
    (
      "Combine",
      [
        "ObservableObject", "ObservableObjectPublisher", "Published", "Publisher", "Publishers", "AnyPublisher",
        "AnyCancellable", "Cancellable", "PassthroughSubject", "CurrentValueSubject",
      ]
    ),
    (
      "Observation",
      ["Observable", "ObservationIgnored", "ObservationTracked", "ObservationRegistrar", "withObservationTracking"]
    ),
  ]

  private final class Visitor: RuleVisitor {
    private let whole = BuildConditions.applicationModules.union(Imports.whole)
    private(set) var absent: [(module: String, node: ImportDeclSyntax)] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self) {
        if base.baseName.text == "Darwin" { work.replace(base, with: "Foundation") }
        if base.baseName.text == "ObjectiveC", work.conditions.isUIKit { work.replace(base, with: "UIKit") }
        if base.baseName.text == "Foundation", let module = Imports.module(ofFoundation: node.declName.baseName.text) {
          work.replace(base, with: module)
        }
        if base.baseName.text == "CoreFoundation", work.conditions.isUIKit { work.replace(base, with: "Foundation") }
      }
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      let base = node.baseType.trimmedDescription
      if base == "Foundation", let module = Imports.module(ofFoundation: node.name.text) {
        work.replace(node.baseType, with: module)
      }
      return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let first = node.path.first?.name.text else { return .skipChildren }
      if MissingFrameworks.contains(first, under: work.conditions) {
        absent.append((first, node))
      } else if node.path.count > 1, node.importKindSpecifier == nil, whole.contains(first) {
        // There is one module, which also declares the other one's names.
        work.replace(node.path, with: first)
      } else if node.path.count > 2, node.importKindSpecifier != nil, Imports.whole.contains(first),
        let name = node.path.last?.name.text
      {
        work.replace(node.path, with: "\(first).\(name)")
      } else if let other = replacements[first], !work.conditions.modules.contains(first),
        first != "CoreFoundation" || work.conditions.isUIKit
      {
        if let kind = node.importKindSpecifier { work.replace(kind, with: "") }
        work.replace(node.path, with: other)
      }
      return .skipChildren
    }
  }
}
