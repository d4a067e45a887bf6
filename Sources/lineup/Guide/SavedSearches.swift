import GuideModel
import GuideStore

/// Searches kept under a name, the same that the window has beside its groups.
enum SavedSearches {
  /// Stores a change before the program goes on.
  /// - Throws: what keeps it from being written, or that another program has the guide for itself.
  static func store(_ edit: GuideEdit, in store: GuideStore) throws {
    store.perform(edit)
    guard try store.finishEdits(within: 5) > 0 else { return }
    Output.note(localized("The guide could not be written just now: this is stored when it is opened again."))
  }
}
