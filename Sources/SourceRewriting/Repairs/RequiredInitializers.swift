import SwiftSyntax

/// Overrides initialisers that are `required` here but not on iOS: there, the runtime creates objects of any class.
///
///     class Fade: CABasicAnimation { override init() {…} }
///     class Fade: CABasicAnimation { required init() {…} }
enum RequiredInitializers: ErrorRepair {
  static func fault(in message: String) -> Void? {
    let messages = [
      "use the 'required' modifier to override a required initializer",
      "'required' modifier must be present on all overrides of a required initializer",
    ]
    return messages.contains(message) ? () : nil
  }

  static func repair(_ fault: Void, at token: TokenSyntax, in work: RepairWork) {
    var node = token.parent
    while let current = node, !current.is(MemberBlockItemSyntax.self) {
      if let initializer = current.as(InitializerDeclSyntax.self) {
        guard work.begin(initializer) else { return }
        let override = initializer.modifiers.first { $0.name.tokenKind == .keyword(.override) }
        if let override { return work.replace(override.name, with: "required") }
        return work.edits.insert("required ", before: initializer.initKeyword)
      }
      node = current.parent
    }
  }
}
