extension Subscribers.Demand {
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.max else { return false }
    return rhs.max.map { left < $0 } ?? true
  }

  public static func > (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 > rhs } ?? true
  }

  public static func >= (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 >= rhs } ?? true
  }

  public static func > (lhs: Int, rhs: Self) -> Bool {
    rhs.max.map { lhs > $0 } ?? false
  }

  public static func >= (lhs: Int, rhs: Self) -> Bool {
    rhs.max.map { lhs >= $0 } ?? false
  }

  public static func < (lhs: Self, rhs: Int) -> Bool {
    rhs > lhs
  }

  public static func < (lhs: Int, rhs: Self) -> Bool {
    rhs > lhs
  }

  public static func <= (lhs: Self, rhs: Int) -> Bool {
    rhs >= lhs
  }

  public static func <= (lhs: Int, rhs: Self) -> Bool {
    rhs >= lhs
  }

  public static func == (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 == rhs } ?? false
  }

  public static func == (lhs: Int, rhs: Self) -> Bool {
    rhs == lhs
  }

  public static func != (lhs: Self, rhs: Int) -> Bool {
    !(lhs == rhs)
  }

  public static func != (lhs: Int, rhs: Self) -> Bool {
    !(rhs == lhs)
  }
}
