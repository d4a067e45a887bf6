@_exported import Foundation
@_exported import UIKit

/// The window over which the system presents its questions.
///
/// See [Apple's page](https://developer.apple.com/documentation/authenticationservices/aspresentationanchor).
public typealias ASPresentationAnchor = UIWindow
