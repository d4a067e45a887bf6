import UIKit

/// Lets the user log in on a web page, and reports the address to which that page leads in the end.
///
/// The page is opened in the desktop's browser, which does not pass that address on by itself. An app that receives it,
/// as the program for its scheme or by a server of its own on loopback, calls `finish(with:)`. In tests and without a
/// display nothing is opened.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession).
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  /// Called once when a session ends: with the address, or with an error.
  public typealias CompletionHandler = (_ callbackURL: URL?, _ error: (any Error)?) -> Void

  private enum State { case new, running, ended }

  /// Provides the window. It is not retained.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page shares no data with the user's browser; false by default. Stored; has no effect.
  open var prefersEphemeralWebBrowserSession = false
  /// The headers of the first request. Stored; they have no effect, as the desktop's browser is not given any.
  open var additionalHeaderFields: [String: String]?

  private let url: URL
  private let callback: Callback?
  private var completion: CompletionHandler?
  private var state = State.new
  /// Opens an address; tests replace it.
  var open: @MainActor (URL, @escaping @MainActor @Sendable (Bool) -> Void) -> Void = { url, completion in
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - url: the page, by HTTP or HTTPS.
  ///   - callbackURLScheme: the scheme of the address that ends the session; nil for one of the app's.
  ///   - completionHandler: called once on the main thread.
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.url = url
    callback = callbackURLScheme.map(Callback.customScheme)
    completion = completionHandler
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - url: the page, by HTTP or HTTPS.
  ///   - callback: the addresses that end the session.
  ///   - completionHandler: called once on the main thread.
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
    self.url = url
    self.callback = callback
    completion = completionHandler
  }

  /// Whether the session can be started: not twice, and for pages on the web only.
  open var canStart: Bool { state == .new && ["http", "https"].contains(url.scheme?.lowercased()) }

  /// Opens the page.
  ///
  /// Without a provider of a window, or with a window in no scene, the completion handler is called with an error.
  ///
  /// - Returns: whether the session has started.
  @discardableResult open func start() -> Bool {
    guard canStart else { return false }
    guard let presentationContextProvider else {
      end(with: ASWebAuthenticationSessionError(.presentationContextNotProvided))
      return false
    }
    guard presentationContextProvider.presentationAnchor(for: self).windowScene != nil else {
      end(with: ASWebAuthenticationSessionError(.presentationContextInvalid))
      return false
    }
    state = .running
    open(url) { [weak self] isOpened in
      if !isOpened { self?.end(with: ASWebAuthenticationSessionError(.canceledLogin)) }
    }
    return true
  }

  /// Ends the session with `canceledLogin`. A page that is open in the browser stays open.
  open func cancel() {
    guard state == .running else {
      state = .ended
      completion = nil
      return
    }
    end(with: ASWebAuthenticationSessionError(.canceledLogin))
  }

  /// Ends a running session with the address to which its page has led.
  ///
  /// - Returns: whether the address is one that ends it.
  func end(with url: URL) -> Bool {
    guard state == .running, callback?.matchesURL(url) ?? true else { return false }
    report(url, nil)
    return true
  }

  private func end(with error: any Error) { report(nil, error) }

  private func report(_ url: URL?, _ error: (any Error)?) {
    guard state != .ended else { return }
    state = .ended
    guard let completion else { return }
    self.completion = nil
    // Never while the session is being started, as on iOS.
    DispatchQueue.main.async { completion(url, error) }
  }
}
