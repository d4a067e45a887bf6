/// How a server for browsers is to be run.
package struct WebOptions: Sendable {
  package enum Address: Equatable, Sendable {
    /// 127.0.0.1 and ::1.
    case loopback
    /// An address of this machine in digits.
    case address(String)
  }

  package var address = Address.loopback
  /// `nil` is the first free one from 8080 on.
  package var port: Int?
  /// Files in PEM: a certificate, with those it depends on after it, and its key. May be one file.
  package var certificate: (certificate: String, key: String)?
  /// The address by which browsers reach a proxy before this server, "https://tv.example.org".
  package var publicAddress: String?
  /// The header in which that proxy says who the person is; without it there are passwords.
  package var trustedHeader: String?
  package var accounts = WebAccounts()
  /// Names by which browsers call this machine, besides its addresses.
  package var names: [String] = []
  /// The secrets of the printed address, kept from one start to the next so that pages resume; `nil` draws new ones.
  package var token: AccessToken?
  package var folder: UInt64?
  /// The session that pages of the last start have.
  package var session: AccessToken?
  package var mostViewers = 64
  /// The program's name.
  package var title = ""
  package var texts = WebTexts()
  /// Returns the texts for a browser by its header `Accept-Language`; called on other threads. `nil` has `texts` for
  /// all.
  package var textsFor: (@Sendable (_ acceptedLanguages: String) -> WebTexts)?
  /// Answers programs, below `/api/`; called on other threads, some at a time. `nil` is no interface.
  package var programs: (@Sendable (ProgramRequest) -> ProgramResponse)?
  /// An SVG picture.
  package var icon = ""

  package init() {}
}
