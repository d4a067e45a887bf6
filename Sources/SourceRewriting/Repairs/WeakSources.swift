import SwiftSyntax

/// Makes weak properties with Dispatch's sources strong, and captures the sources by their class: on Linux their
/// protocols do not require classes.
///
///     private weak var timer: DispatchSourceTimer?
///     private var timer: DispatchSourceTimer?
///
///     timer.setEventHandler { [weak timer] in timer?.cancel() }
///     timer.setEventHandler { [weak timer = timer as? DispatchSource] in timer?.cancel() }
enum WeakSources: ErrorRepair {
  static func fault(in message: String) -> Void? {
    message.hasPrefix("'weak' must not be applied to non-class-bound 'any DispatchSource") ? () : nil
  }

  static func repair(_: Void, at token: TokenSyntax, in work: RepairWork) {
    if let capture = token.innermost(ClosureCaptureSyntax.self), capture.specifier?.specifier.text == "weak" {
      guard work.begin(capture) else { return }
      let value = capture.initializer?.value.trimmedDescription ?? capture.name.text
      let comma = capture.trailingComma == nil ? "" : ","
      work.replace(capture, with: "weak \(capture.name.text) = \(value) as? DispatchSource\(comma)")
      return
    }
    var node = token.parent
    while let current = node, !current.is(VariableDeclSyntax.self) { node = current.parent }
    guard let modifier = node?.as(VariableDeclSyntax.self)?.modifiers.first(where: { $0.name.text == "weak" }),
      work.begin(modifier)
    else { return }
    work.remove(modifier)
  }
}
