// Apple's WebKit exports these, too.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UIKit
