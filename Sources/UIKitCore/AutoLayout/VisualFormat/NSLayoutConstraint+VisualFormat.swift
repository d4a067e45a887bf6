extension NSLayoutConstraint {
  /// Constraints as a line of text pictures them: `"H:|-[icon(44)]-8-[title(>=50)]-|"`.
  ///
  /// A hyphen alone is 8 points between views and the layout margin towards the superview (facts 14.7). A format that
  /// cannot be read, or names what is in neither dictionary, stops the program and says where.
  ///
  /// - Parameters:
  ///   - opts: how the views line up across the format, and which way it runs.
  ///   - metrics: numbers by name.
  ///   - views: views and layout guides by name.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try VisualFormatBuilder.constraints(format, options: opts, metrics: metrics, views: views)
    } catch {
      layoutStop("\(error)")
    }
  }
}
