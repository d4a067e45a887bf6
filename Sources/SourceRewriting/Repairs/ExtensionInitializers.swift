import SwiftSyntax

/// Lets a class have an initialiser with the labels of a convenience initialiser that an extension adds to its
/// superclass: with Objective-C it hides that one, here it would have to override it.
///
///     extension UIView { convenience init(x: CGFloat, y: CGFloat) {…} }
///     class Card: UIView { init(x: CGFloat, y: CGFloat) {…} }
///     class Card: UIView { init(x: CGFloat, y: CGFloat, own·: Void = ()) {…} }
enum ExtensionInitializers: ErrorRepair {
  /// An initialiser that cannot be overridden.
  struct Fault {}

  static func fault(in message: String) -> Fault? {
    message.contains("initializer 'init(") && message.contains("is declared in extension of '")
      && message.hasSuffix("and cannot be overridden") ? Fault() : nil
  }

  static func repair(_ fault: Fault, at token: TokenSyntax, in work: RepairWork) {
    guard let declaration = token.parent?.as(InitializerDeclSyntax.self), work.begin(declaration) else { return }
    let clause = declaration.signature.parameterClause
    work.edits.insert((clause.parameters.isEmpty ? "" : ", ") + "own·: Void = ()", before: clause.rightParen)
    for modifier in declaration.modifiers where modifier.name.text == "override" { work.remove(modifier) }
  }
}
