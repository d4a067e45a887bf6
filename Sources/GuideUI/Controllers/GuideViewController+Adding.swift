import GuideModel
import UIKit

/// Guides that are dropped onto the window or pasted into it.
extension GuideViewController: UIDropInteractionDelegate {
  /// The maximum number added at once.
  private static let mostDropped = 12
  /// The bytes of a dropped text. Longer ones are no lists of addresses.
  private static let longestText = 65_536

  /// Returns whether a drag brings files, addresses, or a text, which may be an address.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard sourceManager != nil, session.localDragSession == nil else { return false }
    return session.canLoadObjects(ofClass: URL.self) || session.canLoadObjects(ofClass: String.self)
  }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    showDrop(true)
  }

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    showDrop(false)
  }

  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    showDrop(false)
    if session.canLoadObjects(ofClass: URL.self) {
      session.loadObjects(ofClass: URL.self) { [weak self] urls in
        self?.addDropped(urls.map { $0.isFileURL ? $0.path : $0.absoluteString })
      }
    } else {
      session.loadObjects(ofClass: String.self) { [weak self] texts in
        let lines = texts.filter { $0.utf8.count <= Self.longestText }.flatMap { $0.split(whereSeparator: \.isNewline) }
        self?.addDropped(lines.map { String($0) })
      }
    }
  }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    showDrop(false)
  }

  /// Adds files and addresses that were dropped onto the window, and shows their progress.
  public func addDropped(_ texts: [String]) {
    guard sourceManager != nil else { return }
    let addresses = texts.prefix(Self.mostDropped).compactMap { SourceText.address(in: $0) }
    openSources()
    guard let panel = panel as? SourcesPanel else { return }
    if addresses.isEmpty { panel.sayNothingToAdd() }
    for address in addresses { panel.add(address) }
  }

  /// Offers to add the guides that the desktop opened with the program. A single file or address needs a confirmation;
  /// several were chosen on purpose.
  public func offer(_ texts: [String]) {
    guard texts.count == 1, var address = SourceText.address(in: texts.first) else { return addDropped(texts) }
    // Desktops name files by addresses, users by paths.
    if let url = URL(string: address), url.isFileURL { address = url.path }
    openSources()
    (panel as? SourcesPanel)?.askForAddress(address)
  }

  /// Shows what a drop would do while something is dragged over the window.
  func showDrop(_ isOver: Bool) {
    dropView?.removeFromSuperview()
    dropView = nil
    guard isOver, sourceManager != nil else { return }
    let made = DropView(frame: view.bounds)
    view.addSubview(made)
    dropView = made
  }

  /// Offers to add an address from the clipboard.
  /// - Returns: whether there is one.
  func paste() -> Bool {
    guard sourceManager != nil, let address = SourceText.address(in: UIPasteboard.general.string) else { return false }
    openSources()
    (panel as? SourcesPanel)?.askForAddress(address)
    return true
  }
}
