import CoreGraphics

/// Apple's symbol names as pictures: shapes drawn here, or else icons of the desktop's icon theme.
enum SymbolImages {
  /// The Freedesktop names (Icon Naming Specification, and Adwaita's own) of the symbols that apps use most.
  private static let names: [String: String] = [
    "magnifyingglass": "system-search", "plus": "list-add", "minus": "list-remove", "xmark": "window-close",
    "checkmark": "object-select", "chevron.left": "go-previous", "chevron.right": "go-next",
    "chevron.backward": "go-previous", "chevron.forward": "go-next", "chevron.up": "go-up", "chevron.down": "go-down",
    "arrow.left": "go-previous", "arrow.right": "go-next", "arrow.up": "go-up", "arrow.down": "go-down",
    "arrow.clockwise": "view-refresh", "arrow.counterclockwise": "edit-undo", "arrow.uturn.left": "edit-undo",
    "arrow.uturn.right": "edit-redo", "trash": "user-trash", "gear": "emblem-system", "gearshape": "emblem-system",
    "star": "non-starred", "star.fill": "starred", "heart": "emblem-favorite", "heart.fill": "emblem-favorite",
    "house": "go-home", "house.fill": "go-home", "folder": "folder", "folder.fill": "folder",
    "doc": "text-x-generic", "doc.on.doc": "edit-copy", "scissors": "edit-cut", "pencil": "document-edit",
    "square.and.arrow.up": "document-send", "square.and.arrow.down": "document-save", "printer": "printer",
    "play": "media-playback-start", "play.fill": "media-playback-start", "pause": "media-playback-pause",
    "pause.fill": "media-playback-pause", "stop": "media-playback-stop", "stop.fill": "media-playback-stop",
    "backward.fill": "media-seek-backward", "forward.fill": "media-seek-forward",
    "record.circle": "media-record", "speaker.wave.2": "audio-volume-high", "speaker.slash": "audio-volume-muted",
    "mic": "audio-input-microphone", "camera": "camera-photo", "video": "camera-video", "photo": "image-x-generic",
    "tv": "video-display", "tv.fill": "video-display", "display": "video-display", "desktopcomputer": "computer",
    "keyboard": "input-keyboard", "clock": "document-open-recent", "calendar": "x-office-calendar",
    "bell": "preferences-system-notifications", "person": "avatar-default", "person.fill": "avatar-default",
    "person.2": "system-users", "envelope": "mail-unread", "bubble.left": "user-available", "phone": "call-start",
    "lock": "changes-prevent", "lock.fill": "changes-prevent", "lock.open": "changes-allow",
    "eye": "view-reveal", "eye.slash": "view-conceal", "info.circle": "help-about",
    "questionmark.circle": "help-browser", "exclamationmark.triangle": "dialog-warning",
    "exclamationmark.triangle.fill": "dialog-warning", "exclamationmark.circle": "dialog-error",
    "xmark.circle": "window-close", "xmark.circle.fill": "edit-clear", "line.3.horizontal": "open-menu",
    "list.bullet": "view-list", "square.grid.2x2": "view-grid", "rectangle.grid.3x2": "view-grid",
    "ellipsis": "view-more", "ellipsis.circle": "view-more", "bookmark": "user-bookmarks",
    "bookmark.fill": "user-bookmarks", "link": "insert-link", "paperclip": "mail-attachment",
    "music.note": "audio-x-generic", "film": "video-x-generic", "globe": "web-browser", "network": "network-workgroup",
    "wifi": "network-wireless", "wifi.slash": "network-offline", "battery.100": "battery-full",
    "sun.max": "weather-clear", "moon": "weather-clear-night", "moon.fill": "weather-clear-night",
    "cloud": "weather-overcast", "location": "find-location", "map": "mark-location", "mappin": "mark-location",
    "arrow.up.left.and.arrow.down.right": "view-fullscreen", "arrow.down.right.and.arrow.up.left": "view-restore",
    "plus.magnifyingglass": "zoom-in", "minus.magnifyingglass": "zoom-out", "text.alignleft": "format-justify-left",
    "bold": "format-text-bold", "italic": "format-text-italic", "underline": "format-text-underline",
    "paintbrush": "applications-graphics", "wrench": "applications-utilities", "cart": "emblem-package",
    "pin": "view-pin", "pin.fill": "view-pin", "power": "system-shutdown", "sidebar.left": "sidebar-show",
    "square.and.pencil": "document-edit", "tray": "mail-inbox", "paperplane": "document-send",
  ]

  private static let searched: [String] = {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "/") + "/.local/share"
    let data = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    let roots = ([home] + data.split(separator: ":").map(String.init)).map { $0 + "/icons" }
    var folders: [String] = []
    for root in roots {
      for theme in ["Adwaita", "breeze", "hicolor"] {
        for size in ["symbolic", "scalable", "scalable-up-to-32", "16x16", "24x24"] {
          folders.append("\(root)/\(theme)/\(size)")
        }
      }
    }
    return folders.filter { FileManager.default.fileExists(atPath: $0) }
  }()

  private static let contexts = [
    "actions", "status", "places", "devices", "mimetypes", "apps", "categories", "emblems", "ui", "legacy", "emotes",
  ]

  /// Returns the file of a symbol; nil if the theme has none.
  static func file(for symbol: String) -> URL? {
    guard let name = names[symbol] else { return nil }
    for folder in searched {
      for context in contexts {
        for suffix in ["-symbolic.svg", "-symbolic.symbolic.png"] {
          let path = "\(folder)/\(context)/\(name)\(suffix)"
          if FileManager.default.fileExists(atPath: path) { return URL(fileURLWithPath: path) }
        }
      }
    }
    return nil
  }

  /// Returns a symbol as pixels, `size` points high.
  static func image(
    for symbol: String, size: CGFloat, weight: UIImage.SymbolWeight, scale: CGFloat
  ) -> CGImage? {
    if let drawing = SymbolShapes.svg(for: symbol, weight: weight, height: max(1, Int((size * scale).rounded()))) {
      return UIImage.decode(Data(drawing.utf8))
    }
    guard let url = file(for: symbol), var data = try? Data(contentsOf: url) else { return nil }
    let pixels = max(1, Int((size * scale).rounded()))
    if url.pathExtension == "svg", let text = String(data: data, encoding: .utf8) {
      data = Data(resized(svg: text, to: pixels).utf8)
    }
    return UIImage.decode(data)
  }

  /// Returns the drawing with another size in its root element. Symbolic icons are 16 pixels high, and scaling the
  /// drawing keeps it sharp.
  static func resized(svg: String, to pixels: Int) -> String {
    guard let start = svg.range(of: "<svg"), let end = svg.range(of: ">", range: start.upperBound..<svg.endIndex) else {
      return svg
    }
    var root = String(svg[start.lowerBound..<end.upperBound])
    func value(_ attribute: String) -> (Range<String.Index>, Double)? {
      guard let range = root.range(of: "\\s\(attribute)\\s*=\\s*[\"'][^\"']*[\"']", options: .regularExpression) else {
        return nil
      }
      let digits = root[range].filter { $0.isNumber || $0 == "." }
      return Double(digits).map { (range, $0) }
    }
    let size = (value("width")?.1 ?? 16, value("height")?.1 ?? 16)
    let box = root.contains("viewBox") ? "" : " viewBox=\"0 0 \(size.0) \(size.1)\""
    if let (range, _) = value("width") { root.removeSubrange(range) }
    if let (range, _) = value("height") { root.removeSubrange(range) }
    let width = Int((Double(pixels) * size.0 / max(size.1, 1)).rounded())
    root.insert(
      contentsOf: " width=\"\(width)\" height=\"\(pixels)\"\(box)", at: root.index(root.startIndex, offsetBy: 4))
    return svg.replacingCharacters(in: start.lowerBound..<end.upperBound, with: root)
  }
}
