import GuideModel
import QuartzCore
import UIKit

/// Runs everything done for a viewer in that viewer's locale.
@MainActor enum ViewerContext {
  static func install() {
    AmbientContext.read = { GuideLocale.viewer }
    AmbientContext.run = { context, body in
      GuideLocale.$viewer.withValue(context as? GuideViewer) { body() }
    }
    UIApplication.ambientLayoutDirection = {
      GuideLocale.viewer.map { $0.locale.isRightToLeft ? .rightToLeft : .leftToRight }
    }
  }
}
