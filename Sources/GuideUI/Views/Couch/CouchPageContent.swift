import GuideModel

/// The content of a page over the guide: its subject, and the choices.
struct CouchPageContent {
  struct Row {
    var title: String
    /// The name of a system symbol; empty for none.
    var symbol = ""
    /// Whether its choice is selected.
    var isOn = false
    var action: Action

    enum Action {
      /// Closes the pages and performs an action.
      case perform(@MainActor () -> Void)
      /// Opens another page.
      case open(@MainActor () -> CouchPageContent)
      /// Performs an action and updates the page.
      case change(@MainActor () -> Void, @MainActor () -> CouchPageContent)
      /// Goes back.
      case back
    }
  }

  /// The airing that it is about, if it is about one.
  var airing: Airing.ID?
  var title = ""
  var facts = ""
  var text = ""
  /// A picture's address, and the channel whose feed names it.
  var picture: (address: String, channel: Channel.Key)?
  var rows: [Row] = []
  /// The row that has the focus when the page opens.
  var firstRow = 0
}
