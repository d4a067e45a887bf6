import GuideModel
import GuideStore

/// Searches kept under a name, the same as the window's chips.
enum SavedSearches {
  /// Stores a change before the program continues.
  /// - Throws: the error that prevents writing, or that another program has locked the guide.
  static func store(_ edit: GuideEdit, in store: GuideStore) throws {
    store.perform(edit)
    guard try store.finishEdits(within: 5) > 0 else { return }
    Output.note(
      localized("The guide cannot be written at the moment. This change will be stored when it is opened again."))
  }
}
