extension UIView {
  func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
    for recognizer in gestureRecognizerList ?? [] { removeGestureRecognizer(recognizer) }
    for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    if let old = recognizer.view {
      guard old !== self else { return }
      old.removeGestureRecognizer(recognizer)
    }
    gestureRecognizerList = (gestureRecognizerList ?? []) + [recognizer]
    recognizer.attachedView = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = gestureRecognizerList?.firstIndex(where: { $0 === recognizer }) else { return }
    gestureRecognizerList?.remove(at: index)
    recognizer.attachedView = nil
  }

  func replaceInteractions(_ interactions: [any UIInteraction]) {
    for interaction in interactionList { removeInteraction(interaction) }
    for interaction in interactions { addInteraction(interaction) }
  }

  func attach(_ interaction: any UIInteraction) {
    if let old = interaction.view {
      guard old !== self else { return }
      old.removeInteraction(interaction)
    }
    interaction.willMove(to: self)
    interactionList.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = interactionList.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionList.remove(at: index)
    interaction.didMove(to: nil)
  }
}
