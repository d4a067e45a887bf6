import Foundation

/// Receives the end of a request. All methods are optional.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skrequestdelegate).
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Never called here.
  func requestDidFinish(_ request: SKRequest)
  /// Called when a request fails: each one here.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Receives the products of a request.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skproductsrequestdelegate).
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Never called here.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request to the App Store. There is none here: each request fails on the main thread, with
/// `SKError.cloudServiceNetworkConnectionFailed`.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skrequest).
open class SKRequest: NSObject {
  private var isCancelled = false
  private weak var requestDelegate: (any SKRequestDelegate)?
  /// The delegate, which receives the end. It is not retained. Requests for products shadow it with a property of their
  /// delegate's type.
  @_disfavoredOverload open weak var delegate: (any SKRequestDelegate)? {
    get { requestDelegate }
    set { requestDelegate = newValue }
  }

  /// Creates a request.
  public override init() { super.init() }

  /// Fails asynchronously on the main run loop.
  open func start() {
    let reference = Reference(request: self)
    DispatchQueue.main.async {
      let request = reference.request
      guard !request.isCancelled else { return }
      request.requestDelegate?.request(request, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
    }
  }

  /// Cancels the request: the delegate is not called.
  open func cancel() { isCancelled = true }

  fileprivate func setDelegate(_ delegate: (any SKRequestDelegate)?) { requestDelegate = delegate }
  fileprivate var anyDelegate: (any SKRequestDelegate)? { requestDelegate }

  /// Unchecked because the request is used on the main thread only, as Apple's is.
  private struct Reference: @unchecked Sendable { let request: SKRequest }
}

/// A request for products, which fails here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skproductsrequest).
open class SKProductsRequest: SKRequest {
  /// The identifiers of the products.
  public let productIdentifiers: Set<String>
  /// The delegate, which receives the products. It is not retained.
  @_nonoverride open weak var delegate: (any SKProductsRequestDelegate)? {
    get { anyDelegate as? any SKProductsRequestDelegate }
    set { setDelegate(newValue) }
  }

  /// Creates a request for products.
  public init(productIdentifiers: Set<String>) {
    self.productIdentifiers = productIdentifiers
    super.init()
  }
}

/// The response to a request for products. There is none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/skproductsresponse).
open class SKProductsResponse: NSObject {
  // They change by `setValue(_:forKey:)` only.
  private var _products: [SKProduct] = []
  private var _invalidProductIdentifiers: [String] = []

  /// The products that were found.
  open var products: [SKProduct] { _products }
  /// The requested identifiers that no product has.
  open var invalidProductIdentifiers: [String] { _invalidProductIdentifiers }

  /// Creates an empty response, for subclasses.
  public override init() { super.init() }
}
