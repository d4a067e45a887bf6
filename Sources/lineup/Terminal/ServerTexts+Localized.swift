import GuideModel
import WebDisplay
import WindowServer

extension WebTexts {
  /// The texts sent to browsers, in the user's language.
  static var inLanguageOfPerson: WebTexts { WebTexts(in: .current) }

  /// The texts sent to a browser, in the language that it prefers, or else in the process's.
  static func preferred(_ acceptedLanguages: String) -> WebTexts {
    WebTexts(in: GuideLocale(preferences: acceptedLanguages, fallback: .ofProcess))
  }

  private init(in locale: GuideLocale) {
    self.init()
    language = locale.language
    isRightToLeft = locale.isRightToLeft
    elsewhere = { localized("\($0) was opened in another tab or browser.", locale: locale) }
    lost = { localized("The connection to \($0) was lost. Connecting again…", locale: locale) }
    full = { localized("\($0) has reached its maximum number of viewers.", locale: locale) }
    connecting = localized("Connecting…", locale: locale)
    readAloud = localized("Enable the screen reader", locale: locale)
    password = localized("Password", locale: locale)
    logIn = localized("Log in", locale: locale)
    logOut = localized("Log out", locale: locale)
    wrongPassword = localized("That is not the password.", locale: locale)
    tooManyTries = localized("Too many attempts. Wait a moment and try again.", locale: locale)
    dropRefused = localized("This file could not be added.", locale: locale)
    needsAddress = {
      localized(
        "To use \($0) here, open the complete address that it printed in the terminal when it started.", locale: locale)
    }
    otherPage = { localized("\($0) does not answer requests from other pages.", locale: locale) }
    otherRequest = { localized("\($0) does not support this kind of request.", locale: locale) }
    useHere = localized("Use it here", locale: locale)
    tryAgain = localized("Try again", locale: locale)
    nothingThere = localized("There is nothing at this address.", locale: locale)
    announcement = { localized("Open \($0) in a browser. Press Ctrl-C to stop.", locale: locale) }
  }
}

extension FileRequest {
  /// The request for a guide or a playlist on this computer.
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
  /// The reason why no window can be opened, and what to do, in the user's language.
  var message: String {
    switch self {
    case .cannotOpen(let backend):
      localized(
        "No window could be opened on \(backend). Check DISPLAY or WAYLAND_DISPLAY, or use 'lineup serve' and a browser."
      )
    case .unknownBackend(let name):
      localized("LINEUP_BACKEND=\(name) is not wayland, x11, browser or headless.")
    }
  }
}

extension WebServerError {
  /// The reason why browsers are not served, and what to do, in the user's language.
  var message: String {
    switch self {
    case .noPort: localized("No port from 8080 to 8179 is free. Choose another one with --port.")
    case .portTaken(_, let port): localized("Port \("\(port)") is in use. Choose another one with --port.")
    case .noAddress(let address): localized("\(address) is not an address of this machine.")
    case .needsTLS(let address):
      localized(
        "\(address) can be reached by others, so a certificate (--certificate) or a proxy (--behind-proxy) is required."
      )
    case .needsPassword(let address):
      localized("\(address) can be reached by others: first set a password with 'lineup serve --set-password owner'.")
    case .certificate(let path, let reason): localized("The certificate \(path) cannot be used: \(reason)")
    case .publicAddress(let address): localized("\(address) is not an address like https://tv.example.org.")
    }
  }
}
