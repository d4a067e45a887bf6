import GuideModel
import WebDisplay
import WindowServer

extension WebTexts {
  /// The texts sent to browsers, in the person's language.
  static var inLanguageOfPerson: WebTexts { WebTexts(in: .current) }

  /// The texts sent to a browser, in the language that it prefers; where the guide does not speak it, in the process's.
  static func preferred(_ acceptedLanguages: String) -> WebTexts {
    WebTexts(in: GuideLocale(preferences: acceptedLanguages, fallback: .ofProcess))
  }

  private init(in locale: GuideLocale) {
    self.init()
    language = locale.language
    isRightToLeft = locale.isRightToLeft
    elsewhere = { localized("\($0) was opened in another tab or browser.", locale: locale) }
    lost = { localized("The connection to \($0) was lost. Connecting again…", locale: locale) }
    full = { localized("\($0) is shown to as many viewers as it lets in.", locale: locale) }
    connecting = localized("Connecting…", locale: locale)
    readAloud = localized("Let the screen reader read what is here", locale: locale)
    password = localized("Password", locale: locale)
    logIn = localized("Log in", locale: locale)
    logOut = localized("Log out", locale: locale)
    wrongPassword = localized("That is not the password.", locale: locale)
    tooManyTries = localized("That was too often. Wait a moment and try again.", locale: locale)
    dropRefused = localized("This file could not be taken in.", locale: locale)
    needsAddress = {
      localized(
        "To see \($0) here, open the whole address that it printed in the terminal when it started.", locale: locale)
    }
    otherPage = { localized("\($0) does not answer requests from other pages.", locale: locale) }
    otherRequest = { localized("\($0) does not know this kind of request.", locale: locale) }
    useHere = localized("Use it here", locale: locale)
    tryAgain = localized("Try again", locale: locale)
    nothingThere = localized("There is nothing at this address.", locale: locale)
    announcement = { localized("Open \($0) in a browser. Ctrl-C ends.", locale: locale) }
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
        "No window could be opened on \(backend). Check DISPLAY or WAYLAND_DISPLAY, or use 'lineup serve' and a browser."
      )
    case .unknownBackend(let name):
      localized("LINEUP_BACKEND=\(name) is none of wayland, x11, browser and headless.")
    }
  }
}

extension WebServerError {
  /// Why browsers are not served, and what to do, in the person's language.
  var message: String {
    switch self {
    case .noPort: localized("No port from 8080 to 8179 is free. Name another one with --port.")
    case .portTaken(_, let port): localized("Port \("\(port)") is in use. Name another one with --port.")
    case .noAddress(let address): localized("\(address) is no address of this machine.")
    case .needsTLS(let address):
      localized("Others can reach \(address): a certificate is needed (--certificate), or a proxy (--behind-proxy).")
    case .needsPassword(let address):
      localized("Others can reach \(address): set a password first, by 'lineup serve --set-password owner'.")
    case .certificate(let path, let reason): localized("The certificate \(path) cannot be used: \(reason)")
    case .publicAddress(let address): localized("\(address) is no address like https://tv.example.org.")
    }
  }
}
