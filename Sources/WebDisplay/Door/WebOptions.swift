/// The options of a server for browsers.
package struct WebOptions: Sendable {
  package enum Address: Equatable, Sendable {
    /// 127.0.0.1 and ::1.
    case loopback
    /// A numeric address of this machine.
    case address(String)
  }

  package var address = Address.loopback
  /// The port; nil is the first free one from 8080 on.
  package var port: Int?
  /// Files in PEM: a certificate, followed by those on which it depends, and its key. Both may be one file.
  package var certificate: (certificate: String, key: String)?
  /// The address at which browsers reach a proxy before this server, such as "https://tv.example.org".
  package var publicAddress: String?
  /// The header in which that proxy identifies the user; without it there are passwords.
  package var trustedHeader: String?
  package var accounts = WebAccounts()
  /// Names by which browsers address this machine, besides its addresses.
  package var names: [String] = []
  /// The secrets of the printed address, stored from one start to the next so that pages resume; nil generates new
  /// ones.
  package var token: AccessToken?
  package var folder: UInt64?
  /// The session of the pages from the last start.
  package var session: AccessToken?
  package var mostViewers = 64
  /// The program's name.
  package var title = ""
  package var texts = WebTexts()
  /// Returns the texts for a browser by its header `Accept-Language`; called on other threads. Nil uses `texts` for
  /// all.
  package var textsFor: (@Sendable (_ acceptedLanguages: String) -> WebTexts)?
  /// Answers programs, below `/api/`; called on other threads, several at a time. Nil means that there is no interface.
  package var programs: (@Sendable (ProgramRequest) -> ProgramResponse)?
  /// The icon as an SVG image.
  package var icon = ""

  package init() {}
}
