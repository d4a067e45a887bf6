import UIKit

/// A subclass with an initialiser of its own, which needs none for storyboards.
final class NoteSharingController: UIActivityViewController {
  private let note: String

  required init(note: String) {
    self.note = note
    super.init(activityItems: [note], applicationActivities: nil)
  }
}
