import SwiftSyntax

/// Overrides the methods of today in place of those from before Swift 4.2, which are members of extensions here.
///
///     override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }
///     override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
enum OlderOverrides: ErrorRepair {
  /// A method or property that was renamed.
  struct Fault {
    let name: String
    /// The labels; nil for a property.
    let labels: [String]?
    let newName: String
    let newLabels: [String]
  }

  private static let renamed = [
    "addChildViewController(_:)": "addChild(_:)",
    "removeFromParentViewController()": "removeFromParent()",
    "willMove(toParentViewController:)": "willMove(toParent:)",
    "didMove(toParentViewController:)": "didMove(toParent:)",
    "bringSubview(toFront:)": "bringSubviewToFront(_:)",
    "sendSubview(toBack:)": "sendSubviewToBack(_:)",
    "childViewControllers": "children",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]

  static func fault(in message: String) -> Fault? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[2] == " is declared in extension of ", parts[4] == " and cannot be overridden",
      let new = renamed[String(parts[1])]
    else { return nil }
    let (old, next) = (divided(String(parts[1])), divided(new))
    return Fault(name: old.name, labels: old.labels, newName: next.name, newLabels: next.labels ?? [])
  }

  /// Divides a method's name, as in `willMove(toParent:)`, into the name and the labels.
  private static func divided(_ name: String) -> (name: String, labels: [String]?) {
    let parts = name.split(separator: "(")
    guard parts.count == 2, let first = parts.first, let last = parts.last else { return (name, nil) }
    return (String(first), last.dropLast().split(separator: ":").map(String.init))
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    var node = token.parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) { node = current.parent }
    guard let declaration = node?.as(MemberBlockItemSyntax.self)?.decl else { return }
    if let method = declaration.as(FunctionDeclSyntax.self), let labels = fault.labels {
      let parameters = method.signature.parameterClause.parameters
      guard method.name.text == fault.name, parameters.map(\.firstName.text) == labels, work.begin(method.name) else {
        return
      }
      work.replace(method.name, with: fault.newName)
      for (parameter, label) in zip(parameters, fault.newLabels) where parameter.firstName.text != label {
        let local = parameter.secondName == nil ? " " + parameter.firstName.text : ""
        work.replace(parameter.firstName, with: label + local)
      }
    } else if let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first, fault.labels == nil,
      binding.pattern.trimmedDescription == fault.name, work.begin(binding.pattern)
    {
      work.replace(binding.pattern, with: fault.newName)
    } else {
      return
    }
    // A call of the old name would lead back to the override.
    Supers(fault, work).walk(work.file.tree)
  }

  private final class Supers: SyntaxVisitor {
    private let fault: Fault
    private let work: RepairWork

    init(_ fault: Fault, _ work: RepairWork) {
      self.fault = fault
      self.work = work
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.base?.is(SuperExprSyntax.self) ?? false, node.declName.baseName.text == fault.name else {
        return .visitChildren
      }
      let call = node.parent?.as(FunctionCallExprSyntax.self)
      guard call?.arguments.map({ $0.label?.text ?? "_" }) == fault.labels, work.begin(node) else {
        return .visitChildren
      }
      work.replace(node.declName, with: fault.newName)
      for (argument, label) in zip(call?.arguments ?? [], fault.newLabels) {
        guard let old = argument.label, let colon = argument.colon, old.text != label else { continue }
        if label == "_" {
          work.edits.remove(from: old, through: colon, in: work.file)
        } else {
          work.replace(old, with: label)
        }
      }
      return .visitChildren
    }
  }
}
