import UIKit

/// Receives the end of a product page.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skstoreproductviewcontrollerdelegate).
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the page. The default dismisses it.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    viewController.dismiss(animated: true)
  }
}

/// Shows a product of the App Store: here its address, with a button that opens it in the browser.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skstoreproductviewcontroller).
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  /// The delegate, which receives the end. It is not retained.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  private let bar = UINavigationBar()
  private let message = UILabel()
  /// The address of the product's page; nil before one is loaded.
  private(set) var address: URL?
  /// Opens an address; tests replace it.
  var open: @MainActor (URL) -> Void = { UIApplication.shared.open($0) }

  /// Chooses the product, by the number in `SKStoreProductParameterITunesItemIdentifier`.
  ///
  /// - Parameter block: called asynchronously on the main run loop, with whether there is such a number. Whether the
  ///   App Store has the product is not known here.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    let identifier = parameters[SKStoreProductParameterITunesItemIdentifier]
    let number = (identifier as? NSNumber)?.int64Value ?? (identifier as? String).flatMap { Int64($0) }
    address = number.flatMap { URL(string: "https://apps.apple.com/app/id\($0)") }
    update()
    let isLoaded = address != nil
    guard let block else { return }
    DispatchQueue.main.async { block(isLoaded, isLoaded ? nil : SKError(.storeProductNotAvailable)) }
  }

  /// Chooses the product. The advertisement is not reported to anyone.
  open func loadProduct(
    withParameters parameters: [String: Any], impression: SKAdImpression,
    completionBlock block: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    loadProduct(withParameters: parameters, completionBlock: block)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: "App Store")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    bar.items = [item]
    message.numberOfLines = 0
    message.textAlignment = .center
    for part in [bar, message] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      message.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      message.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    update()
  }

  private func update() {
    guard isViewLoaded else { return }
    message.text = address.map { "This product is at \($0.absoluteString)." } ?? "There is no product."
    bar.items?.first?.rightBarButtonItem = address.map { address in
      UIBarButtonItem(
        title: "Open in Browser", primaryAction: UIAction { [weak self] _ in self?.open(address) })
    }
  }

  /// Notifies the delegate, or dismisses itself if there is none.
  func finish() {
    if let delegate { delegate.productViewControllerDidFinish(self) } else { dismiss(animated: true) }
  }
}

/// The key of the product's number.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// The key of the token of an affiliate.
public let SKStoreProductParameterAffiliateToken = "at"
/// The key of the token of a campaign.
public let SKStoreProductParameterCampaignToken = "ct"
/// The key of the token of a provider.
public let SKStoreProductParameterProviderToken = "pt"
/// The key of the identifier of a product in the app.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
/// The key of the identifier of a page for some of the customers.
public let SKStoreProductParameterCustomProductPageIdentifier = "customProductPageIdentifier"
/// The key of the token of a partner in advertising.
public let SKStoreProductParameterAdvertisingPartnerToken = "advertisingPartnerToken"
