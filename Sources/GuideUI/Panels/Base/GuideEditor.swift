import GuideModel

/// Makes the user's changes to the lineup and undoes them.
///
/// Every panel and menu edits through one of these, so that one Undo serves them all.
@MainActor final class GuideEditor {
  let library: any GuideLibrary
  /// Called after each change, including undone ones.
  var onChange: (() -> Void)?
  /// Called after `onChange`, for the list being edited; at most one is open.
  var onListChange: (() -> Void)?

  /// Undoes a change.
  struct Reversal {
    /// Undoes it, and returns the reversal that makes the change again.
    let perform: @MainActor () -> Reversal

    init(_ perform: @escaping @MainActor () -> Reversal) { self.perform = perform }
  }

  /// The undo actions, the latest last.
  private var done: [Reversal] = []
  private var undone: [Reversal] = []
  /// The maximum number kept; the oldest are forgotten.
  private static let most = 200

  init(library: any GuideLibrary) { self.library = library }

  var isEditable: Bool { library.isEditable }
  var lineup: GuideLineup { library.lineup }
  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// Makes changes that are undone as one.
  func perform(_ edits: [GuideEdit]) {
    let inverse = apply(edits)
    guard !inverse.isEmpty else { return }
    record(reversal(of: inverse))
    didChange()
  }

  /// Records a change that was made elsewhere, so that it can be undone like others.
  func record(_ reversal: Reversal) {
    done.append(reversal)
    if done.count > Self.most { done.removeFirst() }
    undone.removeAll()
  }

  private func reversal(of inverse: [GuideEdit]) -> Reversal {
    Reversal { [unowned self] in reversal(of: apply(inverse)) }
  }

  func perform(_ edit: GuideEdit) { perform([edit]) }

  func undo() {
    guard let reversal = done.popLast() else { return }
    undone.append(reversal.perform())
    didChange()
  }

  func redo() {
    guard let reversal = undone.popLast() else { return }
    done.append(reversal.perform())
    didChange()
  }

  private func didChange() {
    onChange?()
    onListChange?()
  }

  /// - Returns: the edits that undo these, in the order in which to make them.
  private func apply(_ edits: [GuideEdit]) -> [GuideEdit] {
    var inverse: [GuideEdit] = []
    for edit in edits { inverse = library.perform(edit) + inverse }
    return inverse
  }

  // MARK: Favourites

  func isFavourite(_ channel: Channel.Key) -> Bool {
    lineup.list(ChannelList.favourites)?.channels.contains(channel) == true
  }

  func toggleFavourite(_ channel: Channel.Key) {
    perform(.setMember(!isFavourite(channel), [channel], of: ChannelList.favourites))
  }
}
