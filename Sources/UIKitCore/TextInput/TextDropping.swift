import UniformTypeIdentifiers

/// Takes texts that are dropped on a text view or a text field: the caret goes to the place of the drop, and the items
/// are pasted there.
///
/// While a text is edited, the window's own text widget takes what other programs drop on it.
@MainActor final class TextDropping: NSObject, UIDropInteractionDelegate {
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  private unowned let target: any TextPasteTarget
  private let isEditable: () -> Bool
  private(set) var isActive = false

  /// - Parameter target: the view, which holds this object.
  init(_ target: any TextPasteTarget, isEditable: @escaping () -> Bool) {
    (self.target, self.isEditable) = (target, isEditable)
    super.init()
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard isEditable() else { return false }
    let providers = session.items.map(\.itemProvider)
    // An address without a text is none, although it can be read as a string.
    guard providers.allSatisfy({ $0.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) }) else {
      return target.pasteConfiguration != nil && target.canPaste(providers)
    }
    return target.canPaste(providers)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isActive = false
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    isActive = false
    guard let view = interaction.view else { return }
    if let place = target.closestPosition(to: session.location(in: view)) {
      target.selectedTextRange = target.textRange(from: place, to: place)
    }
    target.paste(itemProviders: session.items.map(\.itemProvider))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isActive = false
  }
}
