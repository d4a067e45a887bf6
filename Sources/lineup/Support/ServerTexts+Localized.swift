import GuideModel
import WindowServer

extension ServerTexts {
  /// What browsers are told, in the person's language.
  static var inLanguageOfPerson: ServerTexts {
    var texts = ServerTexts()
    texts.language = GuideLocale.current.language
    texts.isRightToLeft = GuideLocale.current.isRightToLeft
    texts.busy = { localized("\($0) is open in another tab or browser.") }
    texts.elsewhere = { localized("\($0) was opened in another tab or browser.") }
    texts.ended = { localized("\($0) has ended.") }
    texts.lost = { localized("The connection to \($0) was lost.") }
    texts.needsAddress = {
      localized("To see \($0) here, open the whole address that it printed in the terminal when it started.")
    }
    texts.otherPage = { localized("\($0) does not answer requests from other pages.") }
    texts.otherRequest = { localized("\($0) does not know this kind of request.") }
    texts.useHere = localized("Use it here")
    texts.tryAgain = localized("Try again")
    texts.nothingThere = localized("There is nothing at this address.")
    texts.announcement = { localized("No display: open \($0) in a browser. Ctrl-C ends.") }
    return texts
  }
}

extension FileRequest {
  /// For a guide or a playlist on this computer.
  @MainActor static var feeds: FileRequest {
    FileRequest(
      title: localized("Add a guide or a playlist"), accept: localized("Add"), cancel: localized("Cancel"),
      kinds: [
        (
          localized("Guides and playlists"),
          ["*.xml", "*.xmltv", "*.gz", "*.xz", "*.tar", "*.m3u", "*.m3u8", "*.XML", "*.M3U"]
        ),
        (localized("All files"), ["*"]),
      ])
  }
}

extension DisplayError {
  /// Why no window can be opened, and what to do, in the person's language.
  var message: String {
    switch self {
    case .cannotOpen(let backend):
      localized(
        "No window could be opened on \(backend). Check DISPLAY or WAYLAND_DISPLAY, or set LINEUP_BACKEND=broadway to use a browser."
      )
    case .unknownBackend(let name):
      localized("LINEUP_BACKEND=\(name) is none of wayland, x11, broadway and headless.")
    case .broadwayMissing(let program):
      localized(
        "There is no display, and the server for browsers, \(program), is not installed. Debian has it in libgtk-4-bin."
      )
    case .broadwayFailed(let reason):
      localized("There is no display, and the server for browsers did not start: \(reason)")
    }
  }
}
