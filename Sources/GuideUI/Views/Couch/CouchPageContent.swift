import GuideModel

/// A page over the guide: what it is about, and what can be chosen.
struct CouchPageContent {
  struct Row {
    var title: String
    /// The name of a system symbol, or empty.
    var symbol = ""
    /// Whether it stands for a choice that is made.
    var isOn = false
    var action: Action

    enum Action {
      /// Closes the pages and does something.
      case perform(@MainActor () -> Void)
      /// Opens another page.
      case open(@MainActor () -> CouchPageContent)
      /// Does something and shows the page anew.
      case change(@MainActor () -> Void, @MainActor () -> CouchPageContent)
      /// Goes back.
      case back
    }
  }

  var title = ""
  var facts = ""
  var text = ""
  /// A picture's address, and the channel whose feed names it.
  var picture: (address: String, channel: Channel.Key)?
  var rows: [Row] = []
  /// The row that has the focus when the page opens.
  var firstRow = 0
}
