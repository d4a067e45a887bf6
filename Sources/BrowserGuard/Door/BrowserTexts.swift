/// What browsers are told, in English unless whoever opens windows says it in the person's language.
package struct BrowserTexts: Sendable {
  /// The texts' language by its HTML code, and whether it is written from right to left.
  package var language = "en"
  package var isRightToLeft = false

  // Each with the program's name.
  package var busy: @Sendable (_ title: String) -> String = { "\($0) is open in another tab or browser." }
  package var elsewhere: @Sendable (_ title: String) -> String = { "\($0) was opened in another tab or browser." }
  package var ended: @Sendable (_ title: String) -> String = { "\($0) has ended." }
  package var lost: @Sendable (_ title: String) -> String = { "The connection to \($0) was lost." }
  package var needsAddress: @Sendable (_ title: String) -> String = {
    "To see \($0) here, open the whole address that it printed in the terminal when it started."
  }
  package var otherPage: @Sendable (_ title: String) -> String = { "\($0) does not answer requests from other pages." }
  package var otherRequest: @Sendable (_ title: String) -> String = { "\($0) does not know this kind of request." }

  package var useHere = "Use it here"
  package var tryAgain = "Try again"
  package var nothingThere = "There is nothing at this address."
  /// Printed with the address when windows are served to a browser.
  package var announcement: @Sendable (_ address: String) -> String = {
    "No display: open \($0) in a browser. Ctrl-C ends."
  }

  package init() {}
}
