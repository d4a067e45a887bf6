/// The titles and symbols of the system's items.
extension UIBarButtonItem.SystemItem {
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .action: "square.and.arrow.up"
    case .compose: "square.and.pencil"
    case .bookmarks: "book"
    case .camera: "camera"
    case .organize: "folder"
    case .reply: "arrowshape.turn.up.left"
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .stop, .close: "xmark"
    default: nil
    }
  }

  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .reply: "Reply"
    case .add: "Add"
    case .search: "Search"
    case .refresh: "Refresh"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .action: "Share"
    case .compose: "Compose"
    case .bookmarks: "Bookmarks"
    case .camera: "Camera"
    case .organize: "Organize"
    case .stop: "Stop"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace, .pageCurl: nil
    }
  }
}
