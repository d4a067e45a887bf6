import Foundation
import FoundationNetworking

/// An error of the App Store.
///
/// See [Apple's page](https://developer.apple.com/documentation/storekit/storekiterror).
public enum StoreKitError: LocalizedError, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported

  public var errorDescription: String? {
    switch self {
    case .unknown: "Unable to Complete Request"
    case .userCancelled: "Request Canceled"
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .notAvailableInStorefront: "There is no App Store on Linux."
    case .notEntitled: "The app may not do this."
    case .unsupported: "The request is not supported."
    }
  }
}
